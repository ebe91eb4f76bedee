import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages of Admins: versions of templates, logs that know their email, mailings, and addresses that reject emails. */
export class Messages1790000000062 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const step of steps) await runner.query(step);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table suppressed_addresses; drop table mailing_recipients; drop table mailings;
       alter table outbox drop column user_id, drop column mailing_id;
       alter table users drop column unsubscribed_at;
       alter table message_logs drop column outbox_id, drop column subject, drop column sender;
       alter table email_templates drop column version, drop column updated_at`,
    );
  }
}

/** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
const steps = [
  `alter table email_templates
  add column if not exists version integer not null default 1,
  add column if not exists updated_at timestamptz not null default now()`,
  `alter table message_logs add column if not exists outbox_id uuid, add column if not exists subject text, add column if not exists sender uuid`,
  `alter table users add column if not exists unsubscribed_at timestamptz`,
  `alter table outbox add column if not exists user_id uuid, add column if not exists mailing_id uuid`,
  `create table if not exists mailings (
  id uuid not null default uuidv7(),
  kind text not null,
  status text not null default 'RUNNING',
  subject text not null,
  body text not null,
  template_name text,
  recipients integer not null,
  queued integer not null default 0,
  skipped integer not null default 0,
  started_by uuid,
  request_id text not null,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint pk_mailings primary key (id),
  constraint uq_mailings_request unique (started_by, request_id),
  constraint fk_mailings_started_by foreign key (started_by) references users (id) on delete set null,
  constraint ck_mailings_kind check (kind in ('NEWS', 'SERVICE')),
  constraint ck_mailings_status check (status in ('RUNNING', 'STOPPED', 'FINISHED')),
  constraint ck_mailings_counts check (queued >= 0 and skipped >= 0 and queued + skipped <= recipients),
  constraint ck_mailings_finished check ((finished_at is not null) = (status = 'FINISHED'))
)`,
  `create index if not exists ix_mailings_created on mailings (created_at, id)`,
  `create index if not exists ix_mailings_running on mailings (id) where status = 'RUNNING'`,
  `create index if not exists ix_mailings_search on mailings using gin (subject gin_trgm_ops)`,
  `create index if not exists ix_mailings_subject_prefix on mailings (lower(subject) text_pattern_ops)`,
  `create table if not exists mailing_recipients (
  mailing_id uuid not null,
  user_id uuid not null,
  constraint pk_mailing_recipients primary key (mailing_id, user_id),
  constraint fk_mailing_recipients_mailing foreign key (mailing_id) references mailings (id) on delete cascade
)`,
  `create table if not exists suppressed_addresses (
  id uuid not null default uuidv7(),
  address citext not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint pk_suppressed_addresses primary key (id),
  constraint uq_suppressed_addresses_address unique (address)
)`,
  `create index if not exists ix_suppressed_addresses_created on suppressed_addresses (created_at, id)`,
  `create index if not exists ix_suppressed_addresses_search on suppressed_addresses using gin ((address::text) gin_trgm_ops)`,
  `create index if not exists ix_suppressed_addresses_prefix on suppressed_addresses (lower(address::text) text_pattern_ops)`,
];
