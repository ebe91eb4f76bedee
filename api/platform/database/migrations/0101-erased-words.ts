import type { MigrationInterface, QueryRunner } from 'typeorm';

const refuse = (exception: string) => `
create or replace function refuse_rewriting_history() returns trigger language plpgsql as $fn$
begin
  ${exception}
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $fn$`;

/**
 * History may lose free text about a person whose account is deleted, in a transaction that says so. The release before
 * never does, so nothing changes for it.
 */
export class ErasedWords1790000000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      refuse(`if tg_op = 'UPDATE' and current_setting('postloom.erasing', true) = 'on' then return new; end if;`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(refuse(''));
  }
}
