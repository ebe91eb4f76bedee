#!/bin/sh
# Writes the file of passwords, which PgBouncer reads in plain text, into the container's memory and starts PgBouncer.
set -eu
umask 077
printf '"postloom" "%s"\n' "$DATABASE_PASSWORD" > /tmp/userlist.txt
exec pgbouncer /etc/pgbouncer/pgbouncer.ini
