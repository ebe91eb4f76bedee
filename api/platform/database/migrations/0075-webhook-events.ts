import type { MigrationInterface, QueryRunner } from 'typeorm';

interface EventTrigger {
  table: string;
  on: string;
  when?: string;
  record: string;
}

const idOf = (row: string) => `jsonb_build_object('id', ${row}.id)`;
const record = (type: string, account = 'new.user_id', data = idOf('new')) =>
  `perform record_webhook_event('${type}', ${account}, ${data});`;

/**
 * The events of outgoing webhooks, at the rows that hold the facts: the event is stored in the transaction of any code
 * that changes such a row. The conditions hold once for each event, so that most changes call no function.
 */
const triggers: Record<string, EventTrigger> = {
  orders_paid_webhook: {
    table: 'orders',
    on: 'update of paid_at',
    when: 'old.paid_at is null and new.paid_at is not null',
    record: record('order.paid'),
  },
  orders_refunded_webhook: {
    table: 'orders',
    on: 'update of refunded',
    when: 'new.refunded > old.refunded',
    record: record('order.refunded'),
  },
  orders_disputed_webhook: {
    table: 'orders',
    on: 'update of payment_status',
    when: `new.payment_status = 'DISPUTED' and old.payment_status <> 'DISPUTED'`,
    record: record('order.disputed'),
  },
  designs_ended_webhook: {
    table: 'designs',
    on: 'update of state',
    when: `new.state in ('SUCCEEDED', 'FAILED') and old.state <> new.state`,
    record: `perform record_webhook_event('design.' || lower(new.state), new.user_id, ${idOf('new')});`,
  },
  tickets_created_webhook: { table: 'tickets', on: 'insert', record: record('ticket.created') },
  ticket_replies_webhook: {
    table: 'ticket_replies',
    on: 'insert',
    record: record(
      'ticket.replied',
      '(select user_id from tickets where id = new.ticket_id)',
      `jsonb_build_object('id', new.ticket_id, 'replyId', new.id, 'sender', new.sender)`,
    ),
  },
  users_registered_webhook: { table: 'users', on: 'insert', record: record('user.registered', 'new.id') },
};

export class WebhookEvents1790000000075 implements MigrationInterface {
  transaction = false;

  /** One statement each, so that none waits for one table while it holds another. Each can be repeated. */
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, { table, on, when, record: body }] of Object.entries(triggers)) {
      await runner.query(
        `create or replace function ${name}() returns trigger language plpgsql as $$ begin ${body} return null; end $$`,
      );
      await runner.query(
        `create or replace trigger ${name} after ${on} on ${table} for each row ${when ? `when (${when})` : ''}
         execute function ${name}()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, { table }] of Object.entries(triggers))
      await runner.query(`drop trigger if exists ${name} on ${table}; drop function if exists ${name}()`);
  }
}
