import type { MigrationInterface, QueryRunner } from 'typeorm';

const triggerWith = (data: string) =>
  `create or replace function designs_ended_webhook() returns trigger language plpgsql as $$ begin perform record_webhook_event('design.' || lower(new.state), new.user_id, ${data}); return null; end $$`;

/** `design.succeeded` says who set the words: prints exist of posts that Postloom has set. */
export class PrintsInEvents1790000000212 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      triggerWith(
        `jsonb_build_object('id', new.id) || case when new.state = 'SUCCEEDED' then jsonb_build_object('lettering', new.lettering) else '{}' end`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(triggerWith(`jsonb_build_object('id', new.id)`));
  }
}
