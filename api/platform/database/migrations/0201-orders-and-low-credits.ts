import type { MigrationInterface, QueryRunner } from 'typeorm';

const record = (type: string) =>
  `perform record_webhook_event('${type}', new.user_id, jsonb_build_object('id', new.id));`;

/**
 * Further events, as in migration 0192. A balance is low below 5 credits: once for each fall, as a credit that is reserved,
 * released and reserved again crosses the bound twice.
 */
const triggers: Record<string, { table: string; on: string; when?: string; type: string; body: string }> = {
  orders_created_webhook: { table: 'orders', on: 'insert', type: 'order.created', body: record('order.created') },
  credits_low_webhook: {
    table: 'credit_entries',
    on: 'insert',
    when: 'new.change < 0 and new.balance_after < 5 and new.balance_after - new.change >= 5',
    type: 'credits.low',
    body: `if not exists (
      select from events where user_id = new.user_id and type = 'credits.low' and created_at >= coalesce((
        select created_at from credit_entries
        where user_id = new.user_id and change > 0 and reason <> 'GIVE_BACK' order by id desc limit 1), '-infinity')
    ) then ${record('credits.low')} end if;`,
  },
};

export class OrdersAndLowCredits1790000000201 implements MigrationInterface {
  transaction = false;

  /** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, { table, on, when, body }] of Object.entries(triggers)) {
      await runner.query(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      );
      await runner.query(
        `create or replace trigger ${name} after ${on} on ${table} for each row ${when ? `when (${when})` : ''}
         execute function ${name}()`,
      );
    }
  }

  /** The release before reads none of these events. */
  async down(runner: QueryRunner): Promise<void> {
    for (const [name, { table }] of Object.entries(triggers))
      await runner.query(`drop trigger if exists ${name} on ${table}; drop function if exists ${name}()`);
    const types = `array[${Object.values(triggers)
      .map(({ type }) => `'${type}'`)
      .join()}]`;
    await runner.query(`delete from webhook_endpoints where events <@ ${types} and patterns = '{}'`);
    await runner.query(
      `update webhook_endpoints set events = array(select unnest(events) except select unnest(${types})) where events && ${types}`,
    );
    await runner.query(`delete from webhook_deliveries where type = any(${types})`);
  }
}
