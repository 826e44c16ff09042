#!/usr/bin/env bash
# Start goboard from a fresh clone: bash packaging/run.sh [FILE.sgf | score|check|... ARGUMENTS]
set -euo pipefail
. "$(dirname -- "${BASH_SOURCE[0]}")/environment.sh"

prepare run
exec "$venv/bin/goboard" "$@"
