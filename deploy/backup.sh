#!/bin/sh
# Backs up the database to the bucket of deploy/backup.yml, and records it for the alert BackupOld. Full on Sundays and the
# first time, what has changed since then on other days; `deploy/backup.sh full` makes a full one. Each night by cron:
#
#   15 3 * * * cd /opt/postloom && sh deploy/backup.sh
set -eu
cd "$(dirname "$0")/.."
type=${1:-$([ "$(date -u +%u)" = 7 ] && echo full || echo diff)}
pgbackrest() {
  docker compose exec -T -u postgres primary pgbackrest --stanza=postloom "$@"
}
pgbackrest stanza-create
pgbackrest check
pgbackrest --type="$type" backup
docker compose run --rm --no-deps migrate node dist/api/tasks.js record-backup
