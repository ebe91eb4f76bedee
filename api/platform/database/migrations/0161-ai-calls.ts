import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls of the AI service by day, purpose and model. The release before does not write them. */
export class AiCalls1790000000161 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_calls (
        day date not null,
        purpose text not null,
        model text not null,
        calls integer not null default 0,
        failed integer not null default 0,
        uncosted integer not null default 0,
        cost numeric(14, 4) not null default 0,
        constraint pk_ai_calls primary key (day, purpose, model),
        constraint ck_ai_calls_count check (calls >= 0 and failed >= 0 and uncosted >= 0 and cost >= 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_calls');
  }
}
