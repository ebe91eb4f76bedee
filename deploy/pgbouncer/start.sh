#!/bin/sh
# Writes the file of passwords, which PgBouncer reads in plain text, and its settings with the server's address into the
# container's memory, and starts PgBouncer.
set -eu
umask 077
printf '"postloom" "%s"\n' "$DATABASE_PASSWORD" > /tmp/userlist.txt
sed "s/host=primary/host=${DATABASE_HOST:-primary}/" /etc/pgbouncer/pgbouncer.ini > /tmp/pgbouncer.ini
exec pgbouncer /tmp/pgbouncer.ini
