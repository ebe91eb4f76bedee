import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses that get events of the shop, and what is delivered to them. `record_webhook_event` stores an
 * event for every endpoint that wants it, in the transaction of the event, and wakes a worker when that commits. Each
 * event of an endpoint queues a job of its own: with a common job key, transactions would wait for each other.
 */
export class Webhooks1790000000074 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table webhook_endpoints (
  id uuid constraint pk_webhook_endpoints primary key default uuidv7(),
  user_id uuid,
  admin_id uuid,
  url text not null,
  events text[] not null,
  active boolean not null default true,
  off_reason text constraint ck_webhook_endpoints_off_reason check (off_reason in ('OWNER', 'GONE', 'FAILING', 'ADMIN_LEFT')),
  off_at timestamptz,
  secret_cipher text not null,
  earlier_secret_cipher text,
  earlier_secret_until timestamptz,
  failures integer not null default 0,
  failing_since timestamptz,
  rest_until timestamptz,
  busy_by uuid,
  busy_until timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint fk_webhook_endpoints_user foreign key (user_id) references users (id) on delete cascade,
  constraint ck_webhook_endpoints_off check (active = (off_reason is null) and active = (off_at is null))
);
create index ix_webhook_endpoints_user on webhook_endpoints (user_id);
create table webhook_deliveries (
  id uuid constraint pk_webhook_deliveries primary key default uuidv7(),
  endpoint_id uuid not null,
  event_id uuid not null,
  type text not null,
  data jsonb not null,
  state text not null default 'WAITING'
    constraint ck_webhook_deliveries_state check (state in ('WAITING', 'SUCCEEDED', 'FAILED')),
  once boolean not null default false,
  attempts integer not null default 0,
  next_attempt_at timestamptz default now(),
  attempted_at timestamptz,
  duration_ms integer,
  response_status integer,
  response text,
  error text,
  created_at timestamptz not null default now(),
  constraint fk_webhook_deliveries_endpoint foreign key (endpoint_id) references webhook_endpoints (id) on delete cascade,
  constraint ck_webhook_deliveries_next check ((state = 'WAITING') = (next_attempt_at is not null))
);
create index ix_webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id);
create index ix_webhook_deliveries_waiting on webhook_deliveries (endpoint_id, next_attempt_at)
  where state = 'WAITING';
create index ix_webhook_deliveries_created on webhook_deliveries (created_at);
create function record_webhook_event(type text, account uuid, data jsonb) returns void language plpgsql as $$
declare
  event uuid := uuidv7();
  endpoint uuid;
begin
  for endpoint in
    select e.id from webhook_endpoints e left join users u on u.id = e.user_id
    where e.active and record_webhook_event.type = any(e.events) and (e.user_id is null or e.user_id = account)
      and u.disabled_at is null
  loop
    insert into webhook_deliveries (endpoint_id, event_id, type, data)
      values (endpoint, event, record_webhook_event.type,
              record_webhook_event.data || jsonb_build_object('accountId', account));
    perform graphile_worker.add_job('deliver_webhooks', json_build_object('endpointId', endpoint), max_attempts => 21);
  end loop;
end $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function record_webhook_event(text, uuid, jsonb);
drop table webhook_deliveries;
drop table webhook_endpoints`);
  }
}
