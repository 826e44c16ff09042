#!/usr/bin/env bash
# Keep the translations: bash packaging/translations.sh new|update|check|complete|release|report
#   new CODE      make the folder of a language, with all sentences of the program untranslated
#   update        gather the sentences of the program into resources/languages/*/goboard.ts
#   check [CODE]  fail when a catalogue lacks a sentence of the program, has one too many, or a
#                 translation that cannot be right
#   complete      fail besides when a language that says it is complete is not
#   release       compile the catalogues
#   report        a line for each language: what is translated, what cannot be right, what is long
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/environment.sh"
cd -- "$root"
readonly folder=resources/languages

work=$(mktemp -d)
trap 'rm -rf -- "$work"' EXIT

# A place once per module, without its line.
readonly without_lines='
  /<location / { sub(/ line="[0-9]+"/, ""); if ($0 == place) next; place = $0 }
  !/<location / { place = "" }
  { print }'

# The languages that have a catalogue.
catalogues() {
  local path
  for path in "$folder"/*/goboard.ts; do
    [[ ! -e $path ]] || basename -- "${path%/goboard.ts}"
  done
}

# Gather into the folder given, for the languages named. English needs its plural forms only
# ("1 stone", "2 stones"). Every message names the module it comes from. The lines are left out, as
# they change with every edit; lupdate finds the modules' calls and the .ts files placed to one
# another as they are here. The heuristics are off: they fill a sentence of a partial catalogue with
# the translation of a like one elsewhere, so that `check` would call every such catalogue out of date.
gather() {
  local into=$1 language ts
  local -a sources options
  shift
  mapfile -t sources < <(find goboard_app/{app,cli,ui} -name '*.py' | LC_ALL=C sort)
  PYTHONUTF8=1 "$venv/bin/python" packaging/sentences.py --into "$work" "${sources[@]}"
  mapfile -t sources < <(cd -- "$work" && find goboard_app -name '*.py' | LC_ALL=C sort)
  for language; do
    ts=$folder/$language/goboard.ts
    mkdir -p -- "$work/$folder/$language" "$into/$language"
    cp -- "$into/$language/goboard.ts" "$work/$ts" 2>/dev/null || true
    options=(-silent -locations absolute -no-obsolete -source-language en
      -disable-heuristic sametext -disable-heuristic similartext -target-language "$language")
    [[ $language != en ]] || options+=(-pluralonly)
    (cd -- "$work" && "$venv/bin/pyside6-lupdate" "${options[@]}" "${sources[@]}" -ts "$ts")
    awk "$without_lines" "$work/$ts" >"$into/$language/goboard.ts"
  done
}

new() {
  local code=$1 file=$folder/$1/language.toml
  [[ $code =~ ^[a-z]{2,3}(_[A-Z]{2})?$ ]] || stop 'A language is named by its code: cs, or zh_CN.'
  [[ ! -e $folder/$code/goboard.ts ]] || stop "It is there already: $folder/$code/goboard.ts"
  mkdir -p -- "$folder/$code"
  [[ -e $file ]] || printf '%s\n' \
    '# What the program knows of this language besides its sentences: docs/translating.md.' \
    "name = \"$code\"" 'native_reader = ""' >"$file"
  gather "$folder" "$code"
  "$venv/bin/python" packaging/catalogues.py forms "$code"
  printf 'Translate %s; then see docs/translating.md.\n' "$folder/$code/goboard.ts"
}

# Comments follow the code around a sentence; they are brought up to date with the next update.
sentences_of() { grep -v '<extracomment>' -- "$1"; }

check() {
  local language outdated=0
  mkdir -- "$work/gathered"
  for language; do
    [[ -e $folder/$language/goboard.ts ]] || stop "There is no catalogue $folder/$language/goboard.ts"
    mkdir -- "$work/gathered/$language"
    cp -- "$folder/$language/goboard.ts" "$work/gathered/$language"
  done
  gather "$work/gathered" "$@"
  for language; do
    diff -u --label "$language" --label "$language, of the program" \
      <(sentences_of "$folder/$language/goboard.ts") \
      <(sentences_of "$work/gathered/$language/goboard.ts") || outdated=1
  done
  ((outdated == 0)) || stop 'Out of date: run bash packaging/translations.sh update, and translate what is new.'
  "$venv/bin/python" packaging/catalogues.py check "$@"
}

prepare run
mapfile -t every < <(catalogues)
case ${1:-} in
  new) new "${2:-}" ;;
  update) gather "$folder" "${every[@]}" ;;
  check) if [[ -n ${2:-} ]]; then check "$2"; else check "${every[@]}"; fi ;;
  complete)
    check "${every[@]}"
    "$venv/bin/python" packaging/catalogues.py complete "${every[@]}"
    ;;
  release) compile_translations ;;
  report)
    compile_translations
    "$venv/bin/python" packaging/catalogues.py report "${every[@]}"
    ;;
  *) stop 'Use: bash packaging/translations.sh new CODE|update|check [CODE]|complete|release|report' ;;
esac
