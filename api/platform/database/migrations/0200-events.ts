import type { MigrationInterface, QueryRunner } from 'typeorm';

const recordOf = (statements: string, wanted: string) => `
create or replace function record_webhook_event(type text, account uuid, data jsonb) returns void language plpgsql as $$
declare
  event uuid := uuidv7();
  endpoint uuid;
begin${statements}
  for endpoint in
    select e.id from webhook_endpoints e left join users u on u.id = e.user_id
    where e.active and ${wanted} and (e.user_id is null or e.user_id = account)
      and u.disabled_at is null
  loop
    insert into webhook_deliveries (endpoint_id, event_id, type, data)
      values (endpoint, event, record_webhook_event.type,
              record_webhook_event.data || jsonb_build_object('accountId', account));
    perform graphile_worker.add_job('deliver_webhooks', json_build_object('endpointId', endpoint), max_attempts => 21);
  end loop;
end $$`;

const exactly = 'record_webhook_event.type = any(e.events)';

/**
 * One row for each event, also where no endpoint wants it, to read them by cursor. Rows are ordered by the number of their
 * transaction, not by time: a reader stops below the oldest transaction that still runs, so no row is inserted before
 * one that was read. `event_numbering.base` is added to PostgreSQL's own number, which begins again in a restored
 * database. No foreign key to the account: its check would wait for the transaction that has locked that row.
 *
 * `webhook_endpoints.patterns` holds wildcards apart from `events`, whose values the release before reads as an enum.
 * The triggers of both releases call the function.
 */
export class Events1790000000200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table events (
  id uuid constraint pk_events primary key default uuidv7(),
  user_id uuid,
  type text not null,
  data jsonb not null,
  transaction_no bigint not null,
  created_at timestamptz not null default now()
);
create index ix_events_order on events (transaction_no, id);
create index ix_events_user on events (user_id, transaction_no, id);
create table event_numbering (
  id integer constraint pk_event_numbering primary key default 1,
  base bigint not null default 0,
  constraint ck_event_numbering_one check (id = 1)
);
insert into event_numbering default values;
alter table webhook_endpoints add column patterns text[] not null default '{}'`);
    await runner.query(
      recordOf(
        `
  insert into events (id, user_id, type, data, transaction_no)
    values (event, account, record_webhook_event.type, record_webhook_event.data,
            coalesce((select base from event_numbering), 0) + pg_current_xact_id()::text::bigint);
  if account is not null then
    -- equal notifications of one transaction are sent once
    perform pg_notify('postloom_events', json_build_object('type', 'events', 'id', account)::text);
  end if;`,
        `(${exactly} or e.patterns && array['*', split_part(record_webhook_event.type, '.', 1) || '.*'])`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(recordOf('', exactly));
    await runner.query(`delete from webhook_endpoints where events = '{}';
alter table webhook_endpoints drop column patterns;
drop table event_numbering;
drop table events`);
  }
}
