import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account needs to be its owner's alone: sign-in in two steps, a change of address that can be undone, and an end. */
export class AccountSafety1790000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [users, sessions, tokens, twoStep]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table recovery_codes, two_step;
      delete from single_use_tokens where purpose not in ('RESET', 'VERIFY');
      drop index ix_single_use_tokens_user;
      alter table single_use_tokens drop constraint ck_single_use_tokens_email, drop column email,
        drop constraint ck_single_use_tokens_purpose,
        add constraint ck_single_use_tokens_purpose check (purpose in ('RESET', 'VERIFY'));
      alter table sessions drop column began_at;
      alter table users drop column two_step_at, drop column unwanted_mails, drop column deleted_at`);
  }
}

/**
 * The row that orders and the ledger refer to stays when an account is deleted, without personal data and credentials.
 */
const users = `
alter table users
  add column two_step_at timestamptz,
  add column unwanted_mails text[] not null default '{}'
    constraint ck_users_unwanted_mails check (unwanted_mails <@ array['NEW_DEVICES', 'SUPPORT_ANSWERS']),
  add column deleted_at timestamptz,
  add constraint ck_users_deleted check (deleted_at is null or (disabled_at is not null and password_hash is null))`;

/** The rows of a session's older tokens are cleaned up one day; when it began is carried along. */
const sessions = `
alter table sessions add column began_at timestamptz;
update sessions s set began_at = (select min(created_at) from sessions f where f.family = s.family);
alter table sessions alter column began_at set default now(), alter column began_at set not null`;

const tokens = `
alter table single_use_tokens add column email citext,
  drop constraint ck_single_use_tokens_purpose,
  add constraint ck_single_use_tokens_purpose check (purpose in ('RESET', 'VERIFY', 'EMAIL', 'UNDO_EMAIL', 'PROOF', 'SIGN_IN', 'DOWNLOAD')),
  add constraint ck_single_use_tokens_email check ((purpose in ('EMAIL', 'UNDO_EMAIL')) = (email is not null));
create index ix_single_use_tokens_user on single_use_tokens (user_id)`;

/** last_step: the time step of the newest code that was accepted; none of it or before it is accepted again. */
const twoStep = `
create table two_step (
  user_id uuid constraint pk_two_step primary key constraint fk_two_step_user references users on delete cascade,
  cipher text not null,
  confirmed_at timestamptz,
  last_step bigint,
  created_at timestamptz not null default now()
);

create table recovery_codes (
  id uuid constraint pk_recovery_codes primary key default uuidv7(),
  user_id uuid not null constraint fk_recovery_codes_user references users on delete cascade,
  hash text not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  constraint uq_recovery_codes unique (user_id, hash)
)`;
