import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Bodies of sections that are to be published at a moment. The images that they show are in use. */
export class ScheduledSections1790000000073 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table scheduled_sections (
  id uuid constraint pk_scheduled_sections primary key default uuidv7(),
  key text not null constraint uq_scheduled_sections_key unique,
  body jsonb not null,
  based_on integer not null,
  publish_at timestamptz not null,
  problem text constraint ck_scheduled_sections_problem check (problem in ('OUTDATED', 'NO_LONGER_ADMIN')),
  created_by uuid not null,
  created_at timestamptz not null default now()
);
create index ix_scheduled_sections_due on scheduled_sections (publish_at) where problem is null;
create trigger tr_scheduled_sections_file_uses_insert after insert on scheduled_sections
  for each row execute function keep_file_uses(key, body);
create trigger tr_scheduled_sections_file_uses_update after update on scheduled_sections
  for each row when (old.body is distinct from new.body) execute function keep_file_uses(key, body);
create trigger tr_scheduled_sections_file_uses_delete after delete on scheduled_sections
  for each row execute function keep_file_uses(key, body)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scheduled_sections');
    await runner.query(`delete from file_uses where table_name = 'scheduled_sections'`);
  }
}
