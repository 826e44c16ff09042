#!/usr/bin/env bash
# Make what others install, in dist/: bash packaging/package.sh deb|bundle|wheel...
#   wheel   a Python package with the resources in it
#   bundle  an archive with one folder that runs where it is unpacked
#   deb     the same folder as a Debian package, below /opt/goboard
# It runs where the C library is as old as here or newer: make it on Debian 12 for Debian 12.
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/environment.sh"
cd -- "$root"

usage='Use: bash packaging/package.sh deb|bundle|wheel...'
readonly dist=$root/dist work=$root/build/package tools=$venv/package/bin
readonly folder=$work/folder/goboard

make_wheel() {
  rm -rf -- "$work/wheel"
  logged "$venv/bin/python" -I -m pip wheel --no-input --no-cache-dir --disable-pip-version-check \
    --retries 1 --no-deps --wheel-dir "$work/wheel" "$root"
  cp -- "$work"/wheel/goboard-*.whl "$dist/"
}

# The folder that bundle and deb share: the wheel with all it needs, collected by PyInstaller.
make_folder() {
  [[ ! -e $work/folder-is-made ]] || return 0
  make_wheel
  [[ -x $tools/python ]] || "$venv/bin/python" -m venv -- "$venv/package"
  logged "$tools/python" -I -m pip install --no-input --no-cache-dir --disable-pip-version-check \
    --retries 1 'pyinstaller>=6.22,<7' "$work"/wheel/goboard-*.whl
  logged "$tools/python" -I -m pip install --no-input --no-cache-dir --disable-pip-version-check \
    --no-deps --no-index --force-reinstall "$work"/wheel/goboard-*.whl
  logged "$tools/python" -I -m PyInstaller --noconfirm --log-level WARN \
    --workpath "$work/pyinstaller" --distpath "$work/folder" packaging/bundle/goboard.spec
  strip_libraries
  : >"$work/folder-is-made"
}

# Take out what only a debugger reads, and where the Python of this computer looks for its libraries.
# eu-strip leaves the rest in its place: wheels' libraries were changed after they were linked, and after
# a plain strip some do not load.
strip_libraries() {
  find "$folder/_internal" -type f \( -name '*.so' -o -name '*.so.*' \) -exec chmod 644 {} + \
    -exec eu-strip {} \;
  find "$folder/_internal" -type f \( -name 'libpython3*' -o -path '*/lib-dynload/*.so' \) \
    -exec patchelf --remove-rpath {} +
}

make_bundle() {
  make_folder
  local name
  name=goboard-$version-linux-$(uname -m)
  tar --create --owner=0 --group=0 --numeric-owner --sort=name --mtime="@$SOURCE_DATE_EPOCH" \
    --transform "s,^goboard,$name," --directory "$work/folder" goboard |
    xz -6 --threads=2 >"$work/$name.tar.xz"
  mv -- "$work/$name.tar.xz" "$dist/"
}

make_deb() {
  make_folder
  local tree=$work/deb architecture
  architecture=$(dpkg --print-architecture)
  rm -rf -- "$tree"
  local share=$tree/usr/share
  mkdir -p "$tree"/{DEBIAN,opt,usr/bin}
  mkdir -p "$share"/{applications,doc/goboard,man/man1,metainfo,mime/packages}
  cp -a -- "$folder" "$tree/opt/goboard"
  find "$tree/opt/goboard/_internal" -maxdepth 1 -name 'lib*.so*' ! -name 'libpython3*' -delete
  rm -rf -- "$tree"/opt/goboard/_internal/licences/{lib,zlib}*
  ln -s /opt/goboard/goboard "$tree/usr/bin/goboard"
  ln -s /opt/goboard/goboard "$tree/usr/bin/goboard-window"
  cp -- packaging/linux/org.goboard.goboard.desktop "$share/applications/"
  cp -- packaging/linux/org.goboard.goboard.metainfo.xml "$share/metainfo/"
  cp -- packaging/linux/goboard-mime.xml "$share/mime/packages/goboard.xml"
  cp -- packaging/deb/copyright "$share/doc/goboard/"
  install -D -m 644 packaging/deb/lintian-overrides "$share/lintian/overrides/goboard"
  debian_changelog | gzip -9n >"$share/doc/goboard/changelog.gz"
  gzip -9nc CHANGELOG.md >"$share/doc/goboard/NEWS.gz"
  "$venv/bin/python" packaging/linux/make_man.py | gzip -9n >"$share/man/man1/goboard.1.gz"
  ln -s goboard.1.gz "$share/man/man1/goboard-window.1.gz"
  QT_QPA_PLATFORM=offscreen "$venv/bin/python" packaging/make_icons.py "$share/icons/hicolor"
  find "$tree" -type d -exec chmod 755 {} +
  find "$tree" -type f ! -perm -u+x -exec chmod 644 {} +
  find "$tree" -type f -perm -u+x -exec chmod 755 {} +
  local needed
  needed=$(depends "$tree")
  sed -e "s/@VERSION@/$version/" -e "s/@ARCHITECTURE@/$architecture/" \
    -e "s/@SIZE@/$(du -sk --apparent-size -- "$tree" | cut -f1)/" \
    -e "s/@DEPENDS@/$needed/" -e "s/@MAINTAINER@/$maintainer/" packaging/deb/control >"$tree/DEBIAN/control"
  (cd -- "$tree" && find opt usr -type f -exec md5sum {} + | LC_ALL=C sort -k2) >"$tree/DEBIAN/md5sums"
  local name=goboard_${version}_$architecture.deb
  logged dpkg-deb --root-owner-group -Zxz --build "$tree" "$work/$name"
  mv -- "$work/$name" "$dist/"
}

# The changelog in Debian's form; what users notice is in NEWS.gz beside it.
debian_changelog() {
  printf 'goboard (%s) unstable; urgency=medium\n\n  * Version %s: see NEWS.gz.\n\n -- %s  %s\n' \
    "$version" "$version" "$maintainer" "$(date --utc --rfc-email --date="@$SOURCE_DATE_EPOCH")"
}

# What the folder loads and does not bring, as Debian's packages. Two plugins load only where their
# libraries are there anyway: GTK's theme and CUPS's printers.
depends() {
  local tree=$1 private
  mkdir -p -- "$work/shlibs/debian"
  printf 'Source: goboard\n\nPackage: goboard\nArchitecture: any\n' >"$work/shlibs/debian/control"
  private=$(find "$tree/opt/goboard" -name '*.so*' -printf '-l%h\n' | sort -u)
  mapfile -t private <<<"$private"
  (
    cd -- "$work/shlibs"
    find "$tree/opt/goboard" -type f \( -name '*.so*' -o -name goboard \) \
      ! -name 'libqgtk3.so' ! -name 'libcupsprintersupport.so' -print0 |
      xargs -0 dpkg-shlibdeps --ignore-missing-info --warnings=0 -O "${private[@]}" "-S$tree"
  ) >"$work/shlibs/depends" 2>>"$log" || stop "What it depends on could not be told; $log says why."
  sed -n 's/^shlibs:Depends=//p' "$work/shlibs/depends"
}

# What packing needs besides: a command, and its package.
lacking_tools() {
  local program package
  lacking=()
  while read -r program package; do
    command -v "$program" >/dev/null || lacking+=("$package")
  done <<<"dpkg-deb dpkg
dpkg-shlibdeps dpkg-dev
eu-strip elfutils
patchelf patchelf
objdump binutils
xz xz-utils"
}

lacking=()
(($#)) || stop "$usage"
for what in "$@"; do
  case $what in
    deb | bundle) lacking_tools ;;
    wheel) ;;
    *) stop "$usage" ;;
  esac
done

((${#lacking[@]} == 0)) ||
  stop "Not there yet: ${lacking[*]} (names as in Debian). Install them, then start again."
prepare run
version=$("$venv/bin/python" -c 'import goboard_app; print(goboard_app.__version__)')
# What is packed is as old as the commit, not as the moment it was packed.
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || printf 1735689600)}
# Whoever makes a Debian package is asked about it: as Debian's own tools have it, by DEBFULLNAME and DEBEMAIL.
# The project has no address yet, and one that ends in .invalid can never be anybody's (RFC 2606).
readonly maintainer="${DEBFULLNAME:-The goboard authors} <${DEBEMAIL:-goboard@goboard.invalid}>"
export SOURCE_DATE_EPOCH PYTHONHASHSEED=0 PYINSTALLER_CONFIG_DIR=$work/cache
umask 022
mkdir -p -- "$dist" "$work"
rm -f -- "$work/folder-is-made"
for what in "$@"; do "make_$what"; done
du --apparent-size --human-readable -- "$dist"/goboard*
