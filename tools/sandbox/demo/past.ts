import type { RequestContext } from '../../../api/context';

const hourMs = 60 * 60 * 1000;

/** An event from before the demo started. */
export interface PastEvent {
  at: Date;
  happen: (at: Date) => Promise<unknown>;
}

export const dateAgo = (hours: number): Date => new Date(Date.now() - hours * hourMs);

/** Runs the events one after the other, oldest first, so that balances and numbers are chronological. */
export async function happenInOrder(events: readonly PastEvent[]): Promise<void> {
  for (const { at, happen } of [...events].sort((one, other) => one.at.getTime() - other.at.getTime()))
    await happen(at);
}

/** Tables that the product dates itself, with the statement that sets the date of the event they describe. */
const dates: readonly { table: string; keeper: string; update: string }[] = [
  {
    table: 'credit_entries',
    keeper: 'credit_entries_append_only',
    update: `update credit_entries e set created_at = coalesce(
      (select case e.reason when 'GIVE_BACK' then d.finished_at else d.created_at end from designs d where d.id = e.subject),
      (select coalesce(o.paid_at, o.created_at) from orders o where o.id = e.order_id),
      (select u.created_at from users u where u.id = e.user_id))`,
  },
  {
    table: 'transitions',
    keeper: 'transitions_append_only',
    update: `update transitions t set created_at = coalesce(o.paid_at, o.created_at) from orders o
      where o.id = t.subject or o.id = (select p.order_id from payments p where p.id = t.subject)`,
  },
  {
    table: 'invoices',
    keeper: 'invoices_append_only',
    update: 'update invoices i set issued_at = coalesce(o.paid_at, o.created_at) from orders o where o.id = i.order_id',
  },
];

/**
 * Moves the events to their dates in the past. Ledger, history and invoices refuse every change; this is the only
 * exception, for a fresh database.
 */
export async function datePast(tx: RequestContext): Promise<void> {
  for (const { table, keeper, update } of dates) {
    await tx.db.query(`alter table ${table} disable trigger ${keeper}`);
    await tx.db.query(update);
    await tx.db.query(`alter table ${table} enable trigger ${keeper}`);
  }
}
