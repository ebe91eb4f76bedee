import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What Admins need to manage accounts: guarded saves, notes, gifts that count once, and proofs that age. */
export class People1790000000056 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(up);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `drop table user_notes; alter table users drop column version;
       alter table credit_entries drop column request_id; alter table sessions drop column proven_at`,
    );
  }
}

const up = `
alter table users add column version integer not null default 1;
alter table sessions add column proven_at timestamptz;
alter table credit_entries add column request_id text;
create table user_notes (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  author uuid,
  text text not null,
  created_at timestamptz not null default now(),
  constraint pk_user_notes primary key (id),
  constraint fk_user_notes_user foreign key (user_id) references users (id) on delete cascade,
  constraint fk_user_notes_author foreign key (author) references users (id) on delete set null,
  constraint ck_user_notes_text check (length(text) between 1 and 2000)
);
create index ix_user_notes_user on user_notes (user_id, id);
create index ix_user_notes_author on user_notes (author) where author is not null`;
