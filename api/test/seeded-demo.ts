import { seedDemo } from '../../tools/sandbox/demo/seed';
import type { TestProduct } from './test-product';

interface Seen {
  me: {
    unreadTickets: number;
    tickets: {
      items: {
        subject: string;
        status: string;
        replyCount: number;
        replies: { createdAt: string }[];
        design: { primaryText: string } | null;
        purchase: { paymentStatus: string } | null;
        createdAt: string;
      }[];
    };
  };
}

/**
 * Expects a product to hold the demo alone: chronological conversations with support, seeded only once.
 * @param said what `seedDemo` returned
 */
export async function expectSeeded(product: TestProduct, said: string[]): Promise<void> {
  expect(said[0]).toBe('Demo data is in place. Demo accounts:');
  expect((await seedDemo(product.ctx()))[0]).toMatch(/^The database holds accounts already/);
  const mia = product.browser();
  await mia.graphql('mutation($input: SignInInput!) { signIn(input: $input) { errors { message } } }', {
    input: { email: 'mia@demo.postloom.example', password: 'mia-demo' },
  });
  const { data } = await mia.graphql<Seen>(
    `{ me { unreadTickets tickets { items { subject status replyCount replies { createdAt } design { primaryText } purchase { paymentStatus } createdAt } } } }`,
  );
  const { items } = data.me.tickets;
  expect(data.me.unreadTickets).toBe(1);
  expect(items.map(({ status, replyCount }) => [status, replyCount])).toEqual([
    ['OPEN', 0],
    ['OPEN', 0],
    ['IN_PROGRESS', 1],
    ['RESOLVED', 2],
  ]);
  expect(items[2]?.design?.primaryText).toMatch(/cinnamon buns/);
  expect(items[3]?.purchase?.paymentStatus).toBe('PAID');
  for (const { createdAt, replies } of items) {
    const times = [createdAt, ...replies.map((reply) => reply.createdAt)];
    expect(times).toEqual([...times].sort());
  }
  // The ledger is chronological, starting with the first credits.
  const { rows: entries } = await product.services.pool.query<{ balance: number; sum: number; at: Date }>(
    `select balance_after as balance, (sum(change) over (order by created_at, id))::integer as sum, created_at as at
     from credit_entries order by created_at, id`,
  );
  expect(entries.map(({ balance }) => balance)).toEqual(entries.map(({ sum }) => sum));
  const days = new Set(entries.map(({ at }) => at.toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThan(7);
  const { rows: late } = await product.services.pool.query(
    `select 1 from orders o join invoices i on i.order_id = o.id where i.issued_at <> o.paid_at
     union all select 1 from transitions where created_at > now() - interval '1 hour'`,
  );
  expect(late).toEqual([]);
  // And cannot be changed any more.
  await expect(product.services.pool.query('update credit_entries set change = 1')).rejects.toThrow('append only');
  // About half of the newest designs can be edited, and nothing still runs.
  const { rows: newest } = await product.services.pool.query<{ edited: boolean; step: string | null }>(
    `select p.design_id is not null as edited, d.step from designs d left join design_documents p on p.design_id = d.id
     where d.state = 'SUCCEEDED' order by d.created_at desc limit 11`,
  );
  expect(newest.filter(({ edited }) => edited)).toHaveLength(6);
  expect(newest.filter(({ step }) => step !== null)).toEqual([]);
  // No emails are sent about the demo's past.
  const { rows } = await product.services.pool.query(
    `select 1 from graphile_worker.jobs where task_identifier = 'tell_of_answers'`,
  );
  expect(rows).toEqual([]);
}
