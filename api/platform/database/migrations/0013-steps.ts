import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where money, credits and designs stand moves only along their machines: the database refuses every other step. */
export class Steps1790000000013 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(refusal);
    for (const [table, column, allowed] of machines)
      await runner.query(
        `create trigger ${table}_${column}_steps before update of ${column} on ${table}
           for each row when (old.${column} is distinct from new.${column})
           execute function refuse_other_steps('${column}', '${JSON.stringify(allowed)}')`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, column] of machines) await runner.query(`drop trigger ${table}_${column}_steps on ${table}`);
    await runner.query('drop function refuse_other_steps');
  }
}

/** A step that its trigger does not name is a broken rule, as a broken check is. */
const refusal = `
create function refuse_other_steps() returns trigger language plpgsql as $$
declare
  before_it text := to_jsonb(old) ->> tg_argv[0];
  after_it text := to_jsonb(new) ->> tg_argv[0];
begin
  if coalesce(tg_argv[1]::jsonb -> before_it ? after_it, false) then return new; end if;
  raise exception '% % cannot go from % to %', tg_table_name, old.id, before_it, after_it
    using errcode = 'check_violation', table = tg_table_name, constraint = tg_name;
end $$`;

/** As the machines of their concepts have it; a test holds both together. */
const machines: [table: string, column: string, allowed: Record<string, string[]>][] = [
  [
    'orders',
    'payment_status',
    {
      PENDING: ['PROCESSING', 'PAID', 'CANCELLED'],
      PROCESSING: ['PENDING', 'PAID'],
      PAID: ['REFUNDED', 'DISPUTED'],
      DISPUTED: ['PAID', 'REFUNDED'],
      CANCELLED: ['PAID'],
    },
  ],
  ['orders', 'order_status', { PENDING: ['COMPLETED', 'CANCELLED'], CANCELLED: ['COMPLETED'] }],
  [
    'payments',
    'state',
    {
      INTENT: ['CREATED', 'FAILED'],
      CREATED: ['CAPTURING', 'REVIEW', 'SETTLED', 'FAILED'],
      CAPTURING: ['CREATED', 'REVIEW', 'SETTLED', 'FAILED'],
      REVIEW: ['SETTLED', 'FAILED'],
      SETTLED: ['REFUNDED'],
      FAILED: ['SETTLED'],
    },
  ],
  ['refunds', 'state', { INTENT: ['PENDING', 'COMPLETED', 'FAILED'], PENDING: ['COMPLETED', 'FAILED'] }],
  ['disputes', 'state', { OPEN: ['WON', 'LOST'] }],
  [
    'designs',
    'state',
    { QUEUED: ['RUNNING', 'FAILED', 'CANCELLED'], RUNNING: ['SUCCEEDED', 'FAILED', 'CANCELLED', 'QUEUED'] },
  ],
];
