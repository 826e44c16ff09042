# Make the program's own Python environment: .venv in the clone. Sourced by run.sh and test.sh.
#
# prepare run|test  promises .venv with everything the kind needs. When it is there already this
# takes some milliseconds, installs nothing and needs no network.

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." && pwd -P)
venv=$root/.venv
log=$venv/install.log
unfinished=$venv/.unfinished

# What Qt needs from the system: a file the loader finds, and the Debian package that brings it.
readonly libraries="
libglib-2.0.so.0 libglib2.0-0
libGL.so.1 libgl1
libEGL.so.1 libegl1
libdbus-1.so.3 libdbus-1-3
libgssapi_krb5.so.2 libgssapi-krb5-2
libfontconfig.so.1 libfontconfig1
libxkbcommon.so.0 libxkbcommon0
libxkbcommon-x11.so.0 libxkbcommon-x11-0
libxcb-cursor.so.0 libxcb-cursor0
libxcb-icccm.so.4 libxcb-icccm4
libxcb-keysyms.so.1 libxcb-keysyms1
libxcb-shape.so.0 libxcb-shape0"

# What is better with than without: where nothing can be installed, the program starts all the same.
readonly welcome="
libwayland-client.so.0 libwayland-client0
libwayland-cursor.so.0 libwayland-cursor0
libwayland-egl.so.1 libwayland-egl1"

# What the tests need besides: a command, and its package. Games stand outside the path of root.
readonly test_tools="
Xvfb xvfb
xdotool xdotool
xwininfo x11-utils
convert imagemagick
pdftoppm poppler-utils
desktop-file-validate desktop-file-utils
appstreamcli appstream
/usr/games/gnugo gnugo"

prepare() {
  local kind=$1
  is_ready "$kind" || { make_environment "$kind"; return; }
  compile_translations
}

# --- is it there? -----------------------------------------------------------------------------

is_ready() {
  local stamp=$venv/.ready-$1 kept
  [[ -e $stamp && ! -e $unfinished ]] || return 1
  kept=$(<"$stamp")
  is_whole && [[ $kept == "$(fingerprint "$1")" ]]
}

# Fail when parts have been deleted, or the Python below is gone.
is_whole() {
  local part
  for part in "$venv"/bin/{python,goboard,goboard-window} \
    "$venv"/lib/python3*/site-packages/{PySide6,sgfmill,chardet,fsrs,numpy,PIL}/__init__.py; do
    [[ -e $part ]] || return 1
  done
}

# What the environment was made from: place, Python, and the lines that name dependencies.
fingerprint() {
  local lines='/^requires/p; /^dependencies/,/\]/p; /scripts\]/,/^$/p; /^package-dir/p'
  [[ $1 == test ]] && lines+='; /^\[project.optional-dependencies\]/,/^$/p'
  { printf '%s\n' "$root"; readlink -f "$venv/bin/python"; sed -n "$lines" "$root/pyproject.toml"; } |
    sha256sum
}

# --- make it ----------------------------------------------------------------------------------

make_environment() {
  local kind=$1
  exec {lock}<"$root/pyproject.toml"
  flock "$lock" 2>/dev/null || true # two first starts at once: the second waits
  is_ready "$kind" && { exec {lock}<&-; return; }
  can_keep || rm -rf -- "$venv"
  mkdir -p -- "$venv"
  : >"$unfinished"
  : >"$log"
  say 'Setting up goboard, once:'
  install_packages "$kind"
  [[ -x $venv/bin/python ]] || { stage Python; make_venv; }
  stage Qt
  install_program "$kind"
  stage translations
  compile_translations
  stamp "$kind"
  say ' done.\n'
  exec {lock}<&-
}

# An environment can be kept when it was finished, has all its parts, is new enough, and has a pip
# that runs. One without our stamp was made by hand: pip completes it.
can_keep() {
  [[ -x $venv/bin/python && ! -e $unfinished ]] || return 1
  ! compgen -G "$venv/.ready-*" >/dev/null || { is_whole && was_made_here; } || return 1
  "$venv/bin/python" -I -c 'import sys, pip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

# Scripts in an environment name their Python in full, so it cannot move, nor its Python change.
was_made_here() {
  [[ -r $venv/.made-from && $(<"$venv/.made-from") == "$(origin)" ]]
}

origin() { printf '%s\n' "$root"; readlink -f "$venv/bin/python"; }

make_venv() {
  local python
  python=$(find_python) || stop 'This needs Python 3.11 or newer with its venv module.'
  logged "$python" -m venv -- "$venv"
}

install_program() {
  local what=$root
  [[ $1 == test ]] && what+='[dev]'
  logged "$venv/bin/python" -I -m pip install --no-input --no-cache-dir \
    --disable-pip-version-check --retries 1 --editable "$what"
  logged "$venv/bin/python" -I -c 'import PySide6.QtWidgets, sgfmill, chardet, fsrs, numpy, PIL'
  # pip compiles what it copies; a program installed in place would be compiled at its first start.
  "$venv/bin/python" -I -m compileall -q "$root/goboard_app" >>"$log" 2>&1 </dev/null || true
}

stamp() {
  local other
  origin >"$venv/.made-from"
  rm -f -- "$unfinished"
  for other in run test; do # what the tests need includes what a run needs
    [[ $other == run || $1 == test ]] && fingerprint "$other" >"$venv/.ready-$other"
  done
  return 0
}

# Compile the translations whose source is newer; without any, do nothing.
compile_translations() {
  local source
  for source in "$root"/resources/languages/*/goboard.ts; do
    [[ -e $source && ! ${source%.ts}.qm -nt $source ]] || continue
    "$venv/bin/pyside6-lrelease" -silent "$source" -qm "${source%.ts}.qm" ||
      stop "This could not be compiled: $source"
  done
}

# --- Python and the system's packages -----------------------------------------------------------

# Print the first Python that is new enough and can make an environment.
find_python() {
  local name
  for name in python3.14 python3.13 python3.12 python3.11 python3; do
    python_has "$name" 'import ensurepip, venv' && { command -v "$name"; return; }
  done
  return 1
}

python_has() {
  "$1" -I -c "import sys; sys.exit(sys.version_info < (3, 11)); " 2>/dev/null &&
    "$1" -I -c "$2" 2>/dev/null
}

# Print the package that lets a Python which is there make environments.
venv_package() {
  local name
  for name in python3 python3.14 python3.13 python3.12 python3.11; do
    python_has "$name" pass && { printf '%s-venv\n' "$name"; return; }
  done
  printf 'python3-venv\n'
}

install_packages() {
  local -a wanted=() extra=() as_root=(env DEBIAN_FRONTEND=noninteractive)
  mapfile -t wanted < <(needed_packages "$1")
  mapfile -t extra < <(welcome_packages)
  ((${#wanted[@]})) || { ((${#extra[@]})) && may_install; } || return 0
  stage 'system libraries'
  command -v apt-get >/dev/null ||
    stop "Not there yet: ${wanted[*]} (names as in Debian). Install them, then start again."
  may_install || stop "System libraries are missing. Run this, then start again:
  sudo apt-get update && sudo apt-get install -y --no-install-recommends ${wanted[*]} ${extra[*]}"
  ((EUID == 0)) || as_root=(sudo -n "${as_root[@]}")
  "${as_root[@]}" apt-get update >>"$log" 2>&1 </dev/null || true # old lists may do
  local package
  for package in "${extra[@]}"; do # a smaller archive may lack these
    apt-cache show "$package" >/dev/null 2>&1 && wanted+=("$package")
  done
  ((${#wanted[@]})) || return 0
  logged "${as_root[@]}" apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends \
    "${wanted[@]}"
}

needed_packages() {
  local package
  for package in $(missing_libraries "$libraries"); do newest_name "$package"; done
  [[ -x $venv/bin/python ]] || find_python >/dev/null || venv_package
  [[ $1 == test ]] || return 0
  local program
  while read -r program package; do
    [[ -z $program ]] || command -v "$program" >/dev/null || printf '%s\n' "$package"
  done <<<"$test_tools"
}

welcome_packages() {
  missing_libraries "$welcome"
  compgen -G '/usr/share/fonts/*/[Ii]nter*' >/dev/null || printf 'fonts-inter\n'
}

# Print the packages of those libraries the loader does not find.
missing_libraries() {
  local file package known
  known=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null) || return 0 # not a Linux of this kind
  while read -r file package; do
    [[ -z $file || $known == *"$file "* ]] || printf '%s\n' "$package"
  done <<<"$1"
}

# The library whose name changed with the wider time type, in Ubuntu 24.04 and Debian 13.
newest_name() {
  if [[ $1 == libglib2.0-0 ]] && { has_wide_time || apt-cache show "$1t64" >/dev/null 2>&1; }; then
    printf '%st64\n' "$1"
  else
    printf '%s\n' "$1"
  fi
}

# Before the first `apt-get update` the lists are empty, so the release is asked too.
has_wide_time() (
  ID= VERSION_ID=
  . /etc/os-release 2>/dev/null
  [[ $ID == ubuntu && ! $VERSION_ID < 24.04 || $ID == debian && ! ${VERSION_ID:-99} < 13 ]]
)

may_install() {
  command -v apt-get >/dev/null && { ((EUID == 0)) || sudo -n true 2>/dev/null; }
}

# --- talking ------------------------------------------------------------------------------------

say() { printf "$1" >&2; }

stage() { say " $1…"; }

stop() {
  printf '\n%s\n' "$1" >&2
  exit 1
}

# What pip and apt-get say where no server can be reached.
readonly no_network='Failed to establish a new connection|NewConnectionError|NameResolutionError|ConnectTimeoutError'\
'|ProxyError|Network is unreachable|Temporary failure (in name resolution|resolving)|Could not connect to'\
'|Connection refused'

# What pip and apt-get say where a proxy or a server shows a certificate that is not known here.
readonly no_certificate='CERTIFICATE_VERIFY_FAILED|SSLCertVerificationError|certificate verification failed'\
'|Certificate verification failed|server certificate verification failed'

# Run with all output in the log; when it fails, show the end of it, or say that there is no network.
logged() {
  local before
  before=$(wc -c <"$log")
  printf '\n$ %s\n' "$*" >>"$log"
  "$@" >>"$log" 2>&1 </dev/null && return
  if tail -c +"$((before + 1))" -- "$log" | grep -qiE -- "$no_certificate"; then
    stop 'The certificate of the network is not known here. If your network has a proxy with its own certificate, '\
'set SSL_CERT_FILE and PIP_CERT to its file, then start again.'
  fi
  if tail -c +"$((before + 1))" -- "$log" | grep -qE -- "$no_network"; then
    stop 'The network cannot be reached, and goboard needs it once, to set itself up: connect, then start again.'
  fi
  printf '\nThis did not work: %s\n' "$*" >&2
  tail -n 15 -- "$log" >&2
  stop "All of it is in $log"
}
