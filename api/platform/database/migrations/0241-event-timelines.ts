import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The server's timeline. A standby learns of a new one with its next restart point; its readers are late until then. */
const timeline = `case when pg_is_in_recovery() then (select timeline_id from pg_control_checkpoint())
    else ('x' || left(pg_walfile_name(pg_current_wal_insert_lsn()), 8))::bit(32)::integer end`;

const recordOf = (base: string) => `
create or replace function record_webhook_event(type text, account uuid, data jsonb) returns void language plpgsql as $$
declare
  event uuid := uuidv7();
  endpoint uuid;
begin
  insert into events (id, user_id, type, data, transaction_no)
    values (event, account, record_webhook_event.type, record_webhook_event.data,
            ${base} + pg_current_xact_id()::text::bigint);
  if account is not null then
    -- equal notifications of one transaction are sent once
    perform pg_notify('postloom_events', json_build_object('type', 'events', 'id', account)::text);
  end if;
  for endpoint in
    select e.id from webhook_endpoints e left join users u on u.id = e.user_id
    where e.active and (record_webhook_event.type = any(e.events) or e.patterns && array['*', split_part(record_webhook_event.type, '.', 1) || '.*']) and (e.user_id is null or e.user_id = account)
      and u.disabled_at is null
  loop
    insert into webhook_deliveries (endpoint_id, event_id, type, data)
      values (endpoint, event, record_webhook_event.type,
              record_webhook_event.data || jsonb_build_object('accountId', account));
    perform graphile_worker.add_job('deliver_webhooks', json_build_object('endpointId', endpoint), max_attempts => 21);
  end loop;
end $$`;

/**
 * A promoted standby, and a database restored to a moment, have lost the last transactions: PostgreSQL gives their numbers
 * again, and a reader's cursor may stand behind them. Both begin a new timeline, so each timeline since the stored one
 * adds 2^40, more than the transactions of any. On the same timeline the numbers continue as in the release before.
 */
export class EventTimelines1790000000241 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table event_numbering add column timeline integer not null default 1');
    await runner.query(`update event_numbering set timeline = ${timeline}`);
    await runner.query(`create function event_number_base() returns bigint language sql stable as $$
  select base + (${timeline} - timeline) * (1::bigint << 40) from event_numbering
$$`);
    await runner.query(recordOf('coalesce(event_number_base(), 0)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recordOf('coalesce((select base from event_numbering), 0)'));
    await runner.query('drop function event_number_base()');
    await runner.query('alter table event_numbering drop column timeline');
  }
}
