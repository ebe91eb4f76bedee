import type { MigrationInterface, QueryRunner } from 'typeorm';

const publicTables = ['content_sections', 'packages', 'settings'];

/**
 * Every replica is notified when a change of what public pages show commits. Triggers send it, so that no writer can
 * forget it, not even a statement typed in psql.
 */
export class ContentEvents1790000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create function tell_of_public_content() returns trigger language plpgsql as $fn$
begin
  perform pg_notify('postloom_events', '{"type":"content","id":"public-pages"}');
  return null;
end $fn$`);
    for (const table of publicTables) {
      await runner.query(
        `create trigger ${table}_are_public after insert or update or delete or truncate on ${table} for each statement execute function tell_of_public_content()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of publicTables) await runner.query(`drop trigger ${table}_are_public on ${table}`);
    await runner.query('drop function tell_of_public_content()');
  }
}
