#!/usr/bin/env bash
# Keep the translations: bash packaging/translations.sh update|check|complete|release
#   update    gather the sentences of the program into resources/languages/*/goboard.ts
#   check     fail when a .ts file lacks a sentence of the program, or has one too many
#   complete  fail besides when a sentence is not translated yet
#   release   compile the .ts files to .qm
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/environment.sh"
cd -- "$root"
readonly folder=resources/languages languages='ru en'

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# A place once per module, without its line.
readonly without_lines='
  /<location / { sub(/ line="[0-9]+"/, ""); if ($0 == place) next; place = $0 }
  !/<location / { place = "" }
  { print }'

# Gather into the folder given. English needs its plural forms only ("1 stone", "2 stones").
# Every message names the module it comes from. The lines are left out, as they change with every
# edit; lupdate finds the modules' calls and the .ts files placed to one another as they are here.
gather() {
  local language ts
  local -a sources options
  mapfile -t sources < <(find goboard_app/{app,cli,ui} -name '*.py' | LC_ALL=C sort)
  PYTHONUTF8=1 "$venv/bin/python" packaging/sentences.py --into "$work" "${sources[@]}"
  mapfile -t sources < <(cd -- "$work" && find goboard_app -name '*.py' | LC_ALL=C sort)
  for language in $languages; do
    ts=$folder/$language/goboard.ts
    mkdir -p -- "$work/$folder/$language" "$1/$language"
    cp -- "$1/$language/goboard.ts" "$work/$ts" 2>/dev/null || true
    options=(-silent -locations absolute -no-obsolete -source-language en
      -target-language "$language")
    [[ $language != en ]] || options+=(-pluralonly)
    (cd -- "$work" && "$venv/bin/pyside6-lupdate" "${options[@]}" "${sources[@]}" -ts "$ts")
    awk "$without_lines" "$work/$ts" >"$1/$language/goboard.ts"
  done
}

check() {
  local language outdated=0
  mkdir -- "$work/gathered"
  cp -R -- "$folder"/. "$work/gathered"
  gather "$work/gathered"
  for language in $languages; do
    diff -u -- "$folder/$language/goboard.ts" "$work/gathered/$language/goboard.ts" || outdated=1
    printf '%s: %s sentences, %s not translated yet\n' "$language" \
      "$(count '<message' "$language")" "$(count 'type="unfinished"' "$language")"
  done
  ((outdated == 0)) || stop 'Out of date: run bash packaging/translations.sh update, and translate what is new.'
}

complete() {
  local language
  check
  for language in $languages; do
    [[ $(count 'type="unfinished"' "$language") == 0 ]] || stop "$language is not complete."
  done
}

count() { grep -c -- "$1" "$folder/$2/goboard.ts" || true; }

prepare run
case ${1:-} in
  update)
    mkdir -p -- "$folder"
    gather "$folder"
    ;;
  check) check ;;
  complete) complete ;;
  release) compile_translations ;;
  *) stop 'Use: bash packaging/translations.sh update|check|complete|release' ;;
esac
