import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Admins need to share the work on tickets: assignment, merging, prepared answers, and who is at a ticket now. */
export class SupportDesk1790000000060 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table ticket_presences; drop table canned_answers;
       alter table tickets drop column assignee, drop column merged_into, drop column status_before_merge`,
    );
  }
}

/** Presence lasts seconds, so its table is unlogged: it is empty after a crash, and no standby or backup holds it. */
const up = `
alter table tickets add column assignee uuid, add column merged_into uuid, add column status_before_merge text;
create table canned_answers (
  id uuid not null default uuidv7(),
  name citext not null,
  body text not null,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  constraint pk_canned_answers primary key (id),
  constraint uq_canned_answers_name unique (name),
  constraint ck_canned_answers_name check (length(name) between 1 and 60),
  constraint ck_canned_answers_body check (length(body) between 1 and 5000)
);
create unlogged table ticket_presences (
  ticket_id uuid not null,
  admin_id uuid not null,
  is_writing boolean not null,
  since timestamptz not null default now(),
  expires_at timestamptz not null,
  constraint pk_ticket_presences primary key (ticket_id, admin_id),
  constraint fk_ticket_presences_ticket foreign key (ticket_id) references tickets (id) on delete cascade,
  constraint fk_ticket_presences_admin foreign key (admin_id) references users (id) on delete cascade
);
create index ix_ticket_presences_admin on ticket_presences (admin_id);
create index ix_ticket_presences_expiry on ticket_presences (expires_at)`;
