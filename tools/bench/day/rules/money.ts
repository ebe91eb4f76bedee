import { checkEach, sqlRule } from './rule';
import type { Books, Rule } from './rule';

interface PaidOrder {
  id: string;
  code: string;
  status: string;
  kind: string;
  credit: number;
  total: string;
  granted: number;
  captures: string[];
}

const paidStates = new Set(['PAID', 'REFUNDED', 'DISPUTED']);
const capturedStates = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED']);

const ordersOf = ({ query }: Books): Promise<PaidOrder[]> =>
  query<PaidOrder>(
    `select o.id, order_code as code, payment_status as status, kind, credit, total::text,
       (select coalesce(sum(change), 0)::int from credit_entries e where e.subject = o.id and reason = 'PURCHASE') as granted,
       (select coalesce(array_agg(capture_id), '{}') from payments p
        where p.order_id = o.id and capture_id is not null and p.state in ('SETTLED', 'REFUNDED')) as captures
     from orders o`,
  );

const ledger = sqlRule(
  'balance of each account = sum of its ledger',
  'select count(*)::int as rows from users',
  `select format('account %s has %s credits, its ledger %s', u.id, u.credits, sum) as difference from users u,
     lateral (select coalesce(sum(change), 0)::int as sum from credit_entries e where e.user_id = u.id) s
   where u.credits <> sum`,
);

const chain = sqlRule(
  'each ledger entry continues the balance before it',
  'select count(*)::int as rows from credit_entries',
  `select format('entry %s: %s %s after %s', id, change, balance_after, earlier) as difference
   from (select *, coalesce(lag(balance_after) over (partition by user_id order by id), 0) as earlier from credit_entries) e
   where balance_after <> earlier + change`,
);

const captures: Rule = {
  name: "each capture of PayPal's = one paid order",
  async check(books) {
    const orders = await ordersOf(books);
    const known = await books.query<{ id: string; amount: string }>(
      `select capture_id as id, coalesce(captured_amount, amount)::text as amount from payments where capture_id is not null`,
    );
    const captured = [...books.paypal.captures.values()].filter(({ status }) => capturedStates.has(status));
    return checkEach(captured, ({ id, amount }) => {
      const owners = orders.filter((order) => order.captures.includes(id));
      const attempts = known.filter((one) => one.id === id);
      if (attempts.length !== 1) return `capture ${id} is of ${attempts.length} payments`;
      if (attempts[0]?.amount !== amount.value)
        return `capture ${id}: ${amount.value} there, ${attempts[0]?.amount} here`;
      if (owners.length !== 1 || !paidStates.has(owners[0]?.status ?? ''))
        return `capture ${id} pays ${owners.length} orders, ${owners.map(({ status }) => status).join()}`;
      return null;
    });
  },
};

const paidOrders: Rule = {
  name: 'each paid order = one capture and exactly its credits, no other has any',
  async check(books) {
    return checkEach(await ordersOf(books), ({ code, status, credit, granted, kind, captures: own }) => {
      const isPaid = paidStates.has(status);
      const real = own.filter((id) => capturedStates.has(books.paypal.captures.get(id)?.status ?? ''));
      if (isPaid !== (real.length === 1)) return `order ${code} is ${status} with ${real.length} captures`;
      const due = isPaid && kind === 'PACKAGE' ? credit : 0;
      return granted === due ? null : `order ${code} (${status}) got ${granted} credits in place of ${due}`;
    });
  },
};

const refunds: Rule = {
  name: 'refunds here = refunds at PayPal, by id and amount',
  async check({ query, paypal }) {
    const here = await query<{ id: string | null; amount: string; state: string }>(
      `select provider_refund_id as id, amount::text, state from refunds`,
    );
    const there = [...paypal.refunds.values()].filter(({ status }) => status === 'COMPLETED');
    const byId = new Map(here.filter(({ state }) => state === 'COMPLETED').map((one) => [one.id ?? '', one.amount]));
    const missing = checkEach(there, ({ id, amount }) =>
      byId.get(id) === amount.value ? null : `refund ${id}: ${amount.value} at PayPal, ${byId.get(id) ?? 'none'} here`,
    );
    const invented = checkEach(here, ({ id, amount, state }) => {
      if (state === 'INTENT' || state === 'PENDING') return `a refund of ${amount} is still ${state}`;
      return state === 'COMPLETED' && paypal.refunds.get(id ?? '')?.status !== 'COMPLETED'
        ? `refund ${id} of ${amount} is not at PayPal`
        : null;
    });
    return {
      rows: missing.rows + invented.rows,
      differences: [...missing.differences, ...invented.differences],
    };
  },
};

const refundedSums = sqlRule(
  'refunded sum of each order = its refunds',
  'select count(*)::int as rows from orders where refunded > 0',
  `select format('order %s says %s refunded, its refunds %s', order_code, refunded, sum) as difference from orders o,
     lateral (select coalesce(sum(r.amount), 0) as sum from refunds r join payments p on p.id = r.payment_id
              where p.order_id = o.id and r.state = 'COMPLETED') s
   where refunded <> sum`,
);

const openPayments = sqlRule(
  'no payment is left being captured or reviewed, no event of PayPal unhandled',
  'select (select count(*) from payments)::int + (select count(*) from provider_events)::int as rows',
  `select format('payment %s is %s', id, state) as difference from payments where state in ('CAPTURING', 'REVIEW')
   union all select format('event %s (%s) is not handled', event_id, type) from provider_events where handled_at is null`,
);

const events: Rule = {
  name: "each event of PayPal's arrived",
  async check({ query, paypal }) {
    const rows = await query<{ id: string }>(`select event_id as id from provider_events`);
    const arrived = new Set(rows.map(({ id }) => id));
    return checkEach(paypal.events.values(), ({ id, eventType }) =>
      arrived.has(id) ? null : `event ${id} (${eventType}) did not arrive`,
    );
  },
};

const invoices = sqlRule(
  'one invoice for each paid order, one credit note for each refund',
  `select count(*)::int as rows from invoices`,
  `select format('order %s has %s invoices', order_code, count) as difference from orders o,
     lateral (select count(*)::int from invoices i where i.order_id = o.id and i.kind = 'INVOICE') s
   where count <> (o.paid_at is not null)::int
   union all
   select format('refund %s has %s credit notes', r.id, count) from refunds r,
     lateral (select count(*)::int from invoices i where i.refund_id = r.id) s
   where count <> (r.state = 'COMPLETED')::int`,
);

const gapless = sqlRule(
  'numbers of invoices and credit notes without a gap',
  `select count(*)::int as rows from invoices`,
  `select format('%s: %s numbers up to %s, the series is at %s', s.kind, count, max, s.last) as difference from invoice_series s,
     lateral (select count(*)::int, coalesce(max(serial), 0) as max from invoices i where i.kind = s.kind) i
   where count <> max or max <> s.last`,
);

export const moneyRules: readonly Rule[] = [
  ledger,
  chain,
  captures,
  paidOrders,
  refunds,
  refundedSums,
  openPayments,
  events,
  invoices,
  gapless,
];
