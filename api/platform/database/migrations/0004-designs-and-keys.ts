import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Why an AI key rests and what it reaches; why a design failed, how often it was begun, and the bytes its picture came
 * in; what a worker reads to choose the next design fairly; files that no row speaks of, between the two looks that
 * must agree before one is deleted.
 */
export class DesignsAndKeys1790000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table ai_keys
  add column from_environment boolean not null default false,
  add column parked_at timestamptz,
  add column parked_reason text constraint ck_ai_keys_parked_reason check (parked_reason in ('INVALID', 'FORBIDDEN', 'NEEDS_BILLING')),
  add column models text[],
  add column models_asked_at timestamptz,
  add constraint ck_ai_keys_parked check ((parked_at is null) = (parked_reason is null))`);
    await runner.query(`update ai_keys set from_environment = true where name ~ '^Environment [0-9]+$'`);
    await runner.query(`
alter table designs
  add column failure_reason text,
  add column attempts integer not null default 0,
  add column original_key text`);
    await runner.query(`create index ix_designs_waiting on designs (user_id, id) where state = 'QUEUED'`);
    await runner.query(`create index ix_designs_running on designs (user_id) where state = 'RUNNING'`);
    await runner.query(`create index ix_designs_turn on designs (user_id, started_at)`);
    await runner.query(`
create table stray_files (
  key text constraint pk_stray_files primary key,
  first_seen_at timestamptz not null default now()
)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table stray_files');
    await runner.query('drop index ix_designs_waiting, ix_designs_running, ix_designs_turn');
    await runner.query(
      'alter table designs drop column failure_reason, drop column attempts, drop column original_key',
    );
    await runner.query(
      'alter table ai_keys drop column from_environment, drop column parked_at, drop column parked_reason, drop column models, drop column models_asked_at',
    );
  }
}
