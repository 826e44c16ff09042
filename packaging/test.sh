#!/usr/bin/env bash
# Run every check that has to hold:
# bash packaging/test.sh [near [REVISION] | slow | engine | lowest | package | fuzz [SEED] | benchmarks]
# Without an argument: all that is quick enough for each change, in about ten minutes on two cores.
# `near` runs the quick checks, and the tests near what changed (packaging/near.py), in two minutes.
# `lowest` runs the tests with the oldest versions of all that goboard needs (lowest.txt).
# `package` makes the packages and installs them in bare Debians; only root may do that.
# With the seed that a failed search told it searches the same again.
set -uo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/environment.sh"
cd -- "$root" || exit 1
case ${1:-quick} in
  quick | near | slow | engine | lowest | package | fuzz | benchmarks) ;;
  *) stop 'Not known. Use: bash packaging/test.sh [near [REVISION] | slow | engine | lowest | package | fuzz [SEED] | benchmarks]' ;;
esac
[[ ${1:-} == near ]] && { revision=${2:-}; set -- near; }
seed=${2:-$((RANDOM * 32768 + RANDOM))}
[[ $seed =~ ^(0|[1-9][0-9]{0,8}|10[0-9]{8})$ ]] || stop 'A seed is a number such as 4711.'

prepare test
export PATH=$venv/bin:$PATH
export QT_QPA_PLATFORM=offscreen QT_LOGGING_RULES='qt.qpa.fonts.warning=false'
# Whatever the tests start as a program of its own would else compile all modules anew each time.
unset PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

# The program waits for the disk whenever it saves or locks a file, for a window alone five times. So the files of the
# quick tests lie in memory, if there is room for them. Where memory may not hold programs, as in a container, the tests
# could not start those that they write.
files_in_memory() {
  local memory=/dev/shm room
  room=$(df --output=avail -m -- "$memory" 2>/dev/null | tail -n 1)
  ((${room:-0} >= 1000)) && files=$(mktemp -d -p "$memory" goboard.XXXX 2>/dev/null) || return 0
  trap 'chmod -R u+rwX -- "$files"; rm -rf -- "$files"' EXIT
  # Some tests take the rights of another user, who must get to the files.
  chmod 711 -- "$files"
  printf '#!/bin/sh\n' >"$files/program" && chmod +x "$files/program" && "$files/program" 2>/dev/null || return 0
  export TMPDIR=$files
}
[[ ${1:-quick} == quick || $1 == near ]] && files_in_memory

readonly quick='not slow and not fuzz and not engine and not package'
declare -a summary=()
failures=0

# Run one step to its end; a failure is noted and the next step still runs.
step() {
  local name=$1 start=$SECONDS verdict=ok
  shift
  printf '\n== %s\n' "$name"
  "$@" </dev/null || { verdict=FAILED; failures=$((failures + 1)); }
  summary+=("$(printf '%-7s%5ds  %s' "$verdict" $((SECONDS - start)) "$name")")
}

# The option of pytest that keeps how long each test took, for packaging/near.py.
seconds_to() { printf '%s' "--junitxml=.venv/seconds/$1.xml"; }

# How many of the lines below `app` they run is counted besides (tests/support/covered.py).
unit_tests() {
  local tests lines
  COVERED=$(mktemp -d) || return
  export COVERED
  python -m pytest tests/unit -p tests.support.covered $(seconds_to unit) -q -n 2 --dist worksteal -m "$quick"
  tests=$?
  python -m slipcover --merge "$COVERED"/*.json --out "$COVERED/all" --skip-covered --fail-under 95
  lines=$?
  rm -rf -- "$COVERED"
  ((tests == 0 && lines == 0))
}

# A third of the time of these tests is waiting: for other programs, files and timers. So three share two cores.
readonly window_workers=3

other_tests() {
  local folders
  mapfile -t folders < <(window_folders)
  python -m pytest "${folders[@]}" $(seconds_to other) -q -n "$window_workers" --dist worksteal -m "$quick"
}

# Whatever is neither pure nor packaging, so that a new folder is not forgotten.
window_folders() {
  local folder
  for folder in tests/*/; do
    case $folder in
      tests/unit/ | tests/packaging/ | tests/benchmarks/) ;;
      *) compgen -G "$folder*" >/dev/null && printf '%s\n' "$folder" ;;
    esac
  done
}

quick_checks() {
  form_checks
  step 'desktop file' desktop-file-validate packaging/linux/org.goboard.goboard.desktop
  step 'metainfo' appstreamcli validate --no-net --pedantic packaging/linux/org.goboard.goboard.metainfo.xml
  step 'translations' bash packaging/translations.sh check
  step 'unit tests, coverage' unit_tests
  step 'window and acceptance tests' other_tests
  step 'packaging tests' python -m pytest tests/packaging $(seconds_to packaging) -q -n 2 --dist loadfile -m "$quick"
}

form_checks() {
  step 'ruff format' ruff format --check .
  step 'ruff check' ruff check .
  step 'mypy' types_of_platforms
  step 'import contracts' lint-imports
}

# Side by side: each platform has its own cache. That of this system is in its usual place, for tests that ask mypy.
types_of_platforms() {
  local platform process failed=0
  local -a processes=()
  mypy --strict goboard_app &
  processes+=($!)
  for platform in win32 darwin; do
    mypy --strict --platform "$platform" --cache-dir ".mypy_cache/$platform" goboard_app &
    processes+=($!)
  done
  for process in "${processes[@]}"; do wait "$process" || failed=1; done
  return "$failed"
}

near_checks() {
  local chosen
  # The first line of all names the files that changed.
  chosen=$(python packaging/near.py "$revision") || stop 'Nothing is compared. Name a revision: bash packaging/test.sh near REVISION'
  form_checks
  # As in the whole run: a test of the first kind may make an application that is none of windows.
  local core=() windows=() file
  for file in $chosen; do
    case $file in
      tests/unit/* | tests/packaging/*) core+=("$file") ;;
      *) windows+=("$file") ;;
    esac
  done
  ((${#core[@]} == 0)) || step 'unit tests near the change' near_tests near-core 2 "${core[@]}"
  ((${#windows[@]} == 0)) || step 'window tests near the change' near_tests near-windows "$window_workers" "${windows[@]}"
}

# Run the files after the name of their seconds and the number of workers. Pytest returns 5 if the marks leave no test.
near_tests() {
  python -m pytest "${@:3}" $(seconds_to "$1") -q -n "$2" --dist worksteal -m "$quick" || (($? == 5))
}

benchmarks() {
  local file told
  told=$(mktemp -d) || return
  for file in tests/benchmarks/*.py; do step "$file" kept_in "$told/$(basename -- "$file" .py).txt" python "$file"; done
  step 'aims' python -m tests.support.aims "$told"
  rm -rf -- "$told"
}

# Run a command, and keep what it prints for the table of aims.
kept_in() {
  local file=$1
  shift
  "$@" | tee -- "$file"
}

# The seed stands before all else and at the end: what was searched by chance can be searched again.
fuzz_tests() {
  summary+=("seed $seed; to search the same again: bash packaging/test.sh fuzz $seed")
  printf '\n%s\n' "${summary[-1]}"
  export FUZZ_SEED=$seed
  step 'fuzz tests' python -m pytest tests -q -m fuzz --hypothesis-seed="$seed"
}

# An environment of its own, in .venv/lowest. The rooms are the same with all versions, and need import-linter.
lowest_tests() {
  local python=$venv/lowest/bin/python failed=0 folders
  [[ -x $python ]] || "$venv/bin/python" -m venv -- "$venv/lowest"
  logged "$python" -I -m pip install --no-input --no-cache-dir --disable-pip-version-check \
    --retries 1 --constraint packaging/lowest.txt --editable "$root" \
    pytest pytest-qt pytest-xdist hypothesis setuptools
  lowest_pytest tests/unit --ignore tests/unit/test_rooms.py || failed=1
  mapfile -t folders < <(window_folders)
  lowest_pytest "${folders[@]}" || failed=1
  return "$failed"
}

lowest_pytest() {
  PATH=$venv/lowest/bin:$PATH "$venv/lowest/bin/python" -m pytest "$@" -q -n 2 --dist worksteal -m "$quick"
}

case ${1:-quick} in
  quick) quick_checks ;;
  near) near_checks ;;
  slow) step 'slow tests' python -m pytest tests -q -m slow ;;
  engine) step 'tests with KataGo' python -m pytest tests -q -m engine ;;
  lowest) step 'tests with the oldest versions' lowest_tests ;;
  package) step 'packages in bare Debians' python -m pytest tests/packaging -q -rs -m package ;;
  fuzz) fuzz_tests ;;
  benchmarks) benchmarks ;;
esac

printf '\n== summary\n'
printf '%s\n' "${summary[@]}"
if ((failures)); then
  printf '%d of %d failed\n' "$failures" "${#summary[@]}"
  exit 1
fi
printf 'all %d passed\n' "${#summary[@]}"
