import type { MigrationInterface, QueryRunner } from 'typeorm';

const record = (type: string) =>
  `perform record_webhook_event('${type}', new.user_id, jsonb_build_object('id', new.id));`;

/** Further events of outgoing webhooks, as in migration 0075. No endpoint asks for them before this release runs. */
const triggers: Record<string, { table: string; on: string; when: string; type: string }> = {
  orders_cancelled_webhook: {
    table: 'orders',
    on: 'update of payment_status',
    when: `new.payment_status = 'CANCELLED' and old.payment_status <> 'CANCELLED'`,
    type: 'order.cancelled',
  },
  designs_deleted_webhook: {
    table: 'designs',
    on: 'update of deleted_at',
    when: 'old.deleted_at is null and new.deleted_at is not null',
    type: 'design.deleted',
  },
  credits_granted_webhook: {
    table: 'credit_entries',
    on: 'insert',
    when: `new.reason in ('GRANT', 'ADMIN') and new.change > 0`,
    type: 'credits.granted',
  },
  tickets_status_webhook: {
    table: 'tickets',
    on: 'update of status',
    when: 'new.status <> old.status',
    type: 'ticket.status_changed',
  },
};

export class MoreWebhookEvents1790000000192 implements MigrationInterface {
  transaction = false;

  /** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, { table, on, when, type }] of Object.entries(triggers)) {
      await runner.query(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${record(type)} return null; end $$`,
      );
      await runner.query(
        `create or replace trigger ${name} after ${on} on ${table} for each row when (${when})
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
    await runner.query(`delete from webhook_endpoints where events <@ ${types}`);
    await runner.query(
      `update webhook_endpoints set events = array(select unnest(events) except select unnest(${types})) where events && ${types}`,
    );
    await runner.query(`delete from webhook_deliveries where type = any(${types})`);
  }
}
