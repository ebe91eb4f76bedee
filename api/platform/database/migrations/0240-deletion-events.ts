import type { MigrationInterface, QueryRunner } from 'typeorm';

const record = `perform record_webhook_event('design.deleted', new.user_id, jsonb_build_object('id', new.id));`;

const functionWith = (body: string) =>
  `create or replace function designs_deleted_webhook() returns trigger language plpgsql as $$ begin ${body} end $$`;

const triggerOf = (moment: 'before' | 'after') =>
  `create or replace trigger designs_deleted_webhook ${moment} update of deleted_at on designs for each row
   when (old.deleted_at is null and new.deleted_at is not null) execute function designs_deleted_webhook()`;

/**
 * `design.deleted` is recorded once in 15 minutes for a design, as its owner can restore and delete it in turns without end. The
 * row holds the time of the event, as no index of `events` finds the one of a design. The trigger serves deletions by the
 * release before, too.
 */
export class DeletionEvents1790000000240 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table designs add column deletion_event_at timestamptz');
    await runner.query(
      functionWith(
        `if new.deletion_event_at is null or new.deletion_event_at < now() - interval '15 minutes' then ${record} new.deletion_event_at := now(); end if; return new;`,
      ),
    );
    await runner.query(triggerOf('before'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(triggerOf('after'));
    await runner.query(functionWith(`${record} return null;`));
    await runner.query('alter table designs drop column deletion_event_at');
  }
}
