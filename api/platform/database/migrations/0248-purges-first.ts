import type { MigrationInterface, QueryRunner } from 'typeorm';

const functionWith = (priority: number) => `
create or replace function tell_of_public_content() returns trigger language plpgsql as $fn$
begin
  perform pg_notify('postloom_events', '{"type":"content","id":"public-pages"}');
  if exists (select from settings where key = 'cdn-in-use') then
    perform graphile_worker.add_job('purge_cdn', '{"keys":["public-pages"]}', job_key => 'purge_cdn', max_attempts => 21,
      run_at => clock_timestamp() + interval '1 second', job_key_mode => 'preserve_run_at', priority => ${priority});
  end if;
  return null;
end $fn$`;

/** Purges of the CDN go before the webhooks of their lane. */
export class PurgesFirst1790000000248 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(-1));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(0));
  }
}
