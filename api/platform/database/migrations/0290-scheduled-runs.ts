import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When each scheduled job last ran to its end. */
export class ScheduledRuns1790000000290 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table scheduled_runs (
  task text constraint pk_scheduled_runs primary key,
  done_at timestamptz not null
)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table scheduled_runs');
  }
}
