#!/bin/sh
# Restores the newest backup into the empty folder PGDATA, up to TARGET (such as '2026-11-27 10:30:00+00'; the end of the
# archive when it is not set), starts PostgreSQL on a socket of its own, and checks what it finds. Run by
# deploy/restore-drill.sh in a container of the primary's image.
set -eu
target=${TARGET:+--type=time --target-action=promote}
# shellcheck disable=SC2086 # two options, or none
pgbackrest --stanza=postloom --pg1-path="$PGDATA" $target ${TARGET:+"--target=$TARGET"} restore
sockets=$(mktemp -d)
# Without connections during the recovery, which would need the primary's max_connections.
settings="-c hot_standby=off -c archive_mode=off -c listen_addresses= -c unix_socket_directories=$sockets"
pg_ctl --pgdata="$PGDATA" --wait --timeout=3600 --silent --log="$sockets/log" --options="$settings" start ||
  { cat "$sockets/log"; exit 1; }
sql() {
  psql --host="$sockets" --username=postgres --dbname=postloom --no-psqlrc --quiet --tuples-only --no-align \
    --set=ON_ERROR_STOP=1 --command="$1"
}
until [ "$(sql 'select pg_is_in_recovery()' 2> /dev/null)" = f ]; do
  pg_ctl --pgdata="$PGDATA" --silent status > /dev/null || { cat "$sockets/log"; exit 1; }
  sleep 1
done
echo "Orders paid: $(sql 'select count(*) from orders where paid_at is not null'), the last at $(sql 'select max(paid_at) from orders')"
echo "Last change: $(sql 'select max(created_at) from transitions')"
wrong=$(sql 'select count(*) from users where credits <> coalesce((select sum(change) from credit_entries where user_id = users.id), 0)')
unpaid=$(sql "select count(*) from orders where payment_status = 'PAID' and not exists (select 1 from payments where order_id = orders.id and state = 'SETTLED')")
pg_ctl --pgdata="$PGDATA" --wait --silent --mode=fast stop
echo "Accounts whose credits differ from their ledger: $wrong; paid orders without a payment: $unpaid"
[ "$wrong" = 0 ] && [ "$unpaid" = 0 ]
