#!/usr/bin/env bash
# Put goboard into the menu of this user's desktop: bash packaging/linux/install.sh [--uninstall]
# Writes below ~/.local/share only (or $XDG_DATA_HOME): the entry, the icons, what opens .sgf files.
set -euo pipefail
here=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" && pwd -P)
root=$(cd -- "$here/../.." && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
icons=$share/icons/hicolor
id=org.goboard.goboard

# Print the Exec value: the command of the clone, quoted as the desktop entry specification says.
command_line() {
  local program=$root/.venv/bin/goboard-window
  [[ -x $program ]] || program=$(command -v goboard-window) || {
    printf 'goboard is not installed yet. Run this first: bash packaging/run.sh --version\n' >&2
    exit 1
  }
  printf '%s' "$program" | sed -e 's/[\\"`$]/\\&/g' -e 's/\\/\\\\/g' -e 's/%/%%/g' -e 's/.*/"&" %F/'
}

install_all() {
  local exec_line picture size
  exec_line=$(command_line)
  mkdir -p "$share/applications" "$share/metainfo" "$icons/scalable/apps"
  EXEC=$exec_line awk '/^Exec=/ { print "Exec=" ENVIRON["EXEC"]; next } { print }' \
    "$here/$id.desktop" >"$share/applications/$id.desktop"
  cp -- "$here/$id.metainfo.xml" "$share/metainfo/"
  remove_old_names
  cp -- "$root/resources/app/goboard.svg" "$icons/scalable/apps/goboard.svg"
  for picture in "$root"/resources/app/goboard-*.png; do
    size=${picture##*-}
    size=${size%.png}
    mkdir -p "$icons/${size}x$size/apps"
    cp -- "$picture" "$icons/${size}x$size/apps/goboard.png"
  done
  refresh
  printf 'goboard is in the menu, and .sgf files can be opened with it.\n'
}

uninstall_all() {
  remove_old_names
  rm -f -- "$share/applications/$id.desktop" "$share/metainfo/$id.metainfo.xml" \
    "$icons"/*/apps/goboard.png "$icons/scalable/apps/goboard.svg"
  refresh
  printf 'goboard is out of the menu. Records and settings stay.\n'
}

# An entry of an earlier version had another name.
remove_old_names() {
  rm -f -- "$share/applications/goboard.desktop" "$share/metainfo/goboard.metainfo.xml"
}

# The desktop finds entries by itself; it opens files with them after this.
refresh() {
  if command -v update-desktop-database >/dev/null; then
    update-desktop-database -q "$share/applications" || true
  else
    printf 'To open .sgf files by double click, install desktop-file-utils and run this again.\n'
  fi
  command -v gtk-update-icon-cache >/dev/null && gtk-update-icon-cache -qtf "$icons" || true
}

case ${1:-} in
  '') install_all ;;
  --uninstall) uninstall_all ;;
  *) printf 'Use: bash packaging/linux/install.sh [--uninstall]\n' >&2; exit 2 ;;
esac
