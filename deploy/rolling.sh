#!/bin/sh
# Replaces worker and api processes one after the other, after a change of .env or a new release, so that the site
# answers throughout; with the profile scale, PgBouncer before them. Stops at the first one that does not become ready;
# the others keep running as they are.
set -eu
cd "$(dirname "$0")/.."
docker compose build migrate
docker compose run --rm migrate
# Services of the active profiles.
services=$(docker compose config --services)
for service in valkey pgbouncer-1 pgbouncer-2 worker worker-2 worker-3 api-1 api-2 api-3 api-4; do
  echo "$services" | grep -qx -e "$service" || continue
  echo "Replacing $service"
  docker compose up -d --no-deps --no-build --wait --wait-timeout 180 "$service"
  # The proxy asks for readiness every second.
  sleep "${PAUSE_SECONDS:-3}"
done
echo 'All processes are replaced.'
