import type { MigrationInterface, QueryRunner } from 'typeorm';

const steps = (allowed: Record<string, string[]>) =>
  `create or replace trigger disputes_state_steps before update of state on disputes for each row
   when (old.state is distinct from new.state) execute function refuse_other_steps('state', '${JSON.stringify(allowed)}')`;

/**
 * An appeal changes the decision of a dispute. PayPal is asked about every refund that it has not decided, also about one
 * that was made at PayPal. The release before does neither, and reads both.
 */
export class AppealsAndPendingRefunds1790000000261 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(steps({ OPEN: ['WON', 'LOST'], WON: ['LOST'], LOST: ['WON'] }));
    // few: a refund stays so for days at most
    await runner.query(
      `update refunds set next_check_at = now() where id in (
         select id from refunds where state = 'PENDING' and next_check_at is null limit 10000)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(steps({ OPEN: ['WON', 'LOST'] }));
  }
}
