#!/bin/sh
# Proves that the backup can be restored: into a volume that is removed afterwards, beside the running shop, which it does
# not touch. `deploy/restore-drill.sh '2026-11-27 10:30:00+00'` restores a moment. Prints how long it took.
set -eu
cd "$(dirname "$0")/.."
volume="postloom-drill-$$"
since=$(date +%s)
docker volume create "$volume" > /dev/null
trap 'docker volume rm -f "$volume" > /dev/null' EXIT
docker compose run --rm --no-deps --volume="$volume:/drill" --entrypoint install primary -d -o postgres -m 700 /drill/data
docker compose run --rm --no-deps --user postgres --volume "$volume:/drill" \
  --env PGDATA=/drill/data --env TARGET="${1:-}" --entrypoint sh primary /restore-check.sh
echo "Restored and checked in $(($(date +%s) - since)) seconds."
