set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p "$PGDATA" && chmod 700 "$PGDATA"
  # Deletes the remains of an interrupted copy.
  find "$PGDATA" -mindepth 1 -delete
  export PGPASSWORD="$REPLICATION_PASSWORD"
  pg_receivewal --host=primary --username=replicator --create-slot --if-not-exists --slot="$REPLICATION_SLOT"
  pg_basebackup --host=primary --username=replicator --pgdata="$PGDATA" --slot="$REPLICATION_SLOT" --write-recovery-conf --wal-method=stream --checkpoint=fast
fi
exec postgres -c hot_standby=on -c hot_standby_feedback=on -c timezone=UTC -c max_connections="$MAX_CONNECTIONS"
