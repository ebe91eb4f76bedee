import type { MigrationInterface, QueryRunner } from 'typeorm';

const withPurge = `
  if exists (select from settings where key = 'cdn-in-use') then
    perform graphile_worker.add_job('purge_cdn', '{"keys":["public-pages"]}', job_key => 'purge_cdn', max_attempts => 21,
      run_at => clock_timestamp() + interval '1 second', job_key_mode => 'preserve_run_at');
  end if;`;

const functionWith = (more: string) => `
create or replace function tell_of_public_content() returns trigger language plpgsql as $fn$
begin
  perform pg_notify('postloom_events', '{"type":"content","id":"public-pages"}');${more}
  return null;
end $fn$`;

/**
 * A change of public content queues the purge of the CDN in its own transaction, where a shop has one. One job waits, so
 * many changes are one purge.
 */
export class DurablePurges1790000000231 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(withPurge));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(''));
  }
}
