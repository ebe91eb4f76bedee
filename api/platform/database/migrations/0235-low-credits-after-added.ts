import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The function of migration 0201; `added` are the entries after which low credits are said again. */
const functionWith = (added: string) => `
create or replace function credits_low_webhook() returns trigger language plpgsql as $$ begin if not exists (
  select from events where user_id = new.user_id and type = 'credits.low' and created_at >= coalesce((
    select created_at from credit_entries
    where user_id = new.user_id and change > 0 and ${added} order by id desc limit 1), '-infinity')
) then perform record_webhook_event('credits.low', new.user_id, jsonb_build_object('id', new.id)); end if; return null; end $$`;

/** Credits that come back, as from a returned deduction, are not added ones: low credits were said again at each pair. */
export class LowCreditsAfterAdded1790000000235 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(`reason in ('PURCHASE', 'GRANT', 'ADMIN')`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(`reason <> 'GIVE_BACK'`));
  }
}
