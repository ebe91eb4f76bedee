#!/bin/bash
set -eu
psql -v ON_ERROR_STOP=1 -v password="$REPLICATION_PASSWORD" -v own="$DATABASE_PASSWORD" --username "$POSTGRES_USER" --dbname "$POSTGRES_DB" <<'SQL'
CREATE ROLE replicator WITH REPLICATION LOGIN PASSWORD :'password';
SELECT pg_create_physical_replication_slot('standby');
CREATE ROLE postloom LOGIN PASSWORD :'own' NOSUPERUSER;
CREATE DATABASE postloom OWNER postloom;
SQL
echo 'host replication replicator all scram-sha-256' >> "$PGDATA/pg_hba.conf"
