import { randomInt, randomUUID } from 'node:crypto';
import type { TestProduct } from './test-product';

let serial = 0;
const code = (letter: string) => `${letter}${String((serial += 1)).padStart(7, '0')}`;

/** Puts rows of the past into the shop's tables, with the triggers of the product. */
export class PastEvents {
  constructor(private readonly product: TestProduct) {}

  private async insert(table: string, values: Record<string, unknown>): Promise<string> {
    const names = Object.keys(values);
    const { rows } = await this.product.services.pool.query<{ id: string }>(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
      Object.values(values),
    );
    return rows[0]?.id ?? '';
  }

  user = (created_at: Date): Promise<string> =>
    this.insert('users', { email: `${randomUUID()}@example.com`, name: 'Somebody', created_at });

  order = (user_id: string, paid_at: Date | null, { total = '9.00', currency = 'USD', kind = 'PACKAGE' } = {}) =>
    this.insert('orders', {
      kind,
      order_code: code('A'),
      payment_code: code('B'),
      user_id,
      name: 'Pack',
      price: total,
      fee: 0,
      total,
      currency,
      credit: 0,
      validity_days: 0,
      customer_name: 'Ann',
      customer_email: 'ann@example.com',
      address: '1 High Street',
      country: 'Other',
      payment_status: paid_at ? 'PAID' : 'PENDING',
      paid_at,
      created_at: paid_at ?? new Date(),
    });

  async refund(user_id: string, order_id: string, issued_at: Date, amount: string, currency = 'USD'): Promise<void> {
    const { rows } = await this.product.services.pool.query<{ id: string }>(
      'select id from payments where order_id = $1',
      [order_id],
    );
    const payment_id = rows[0]?.id ?? (await this.insert('payments', { order_id, state: 'SETTLED', amount, currency }));
    const provider_refund_id = randomUUID();
    const refund_id = await this.insert('refunds', { payment_id, provider_refund_id, amount, reason: 'Test' });
    await this.insert('invoices', {
      order_id,
      user_id,
      kind: 'CREDIT_NOTE',
      serial: (serial += 1),
      refund_id,
      total: `-${amount}`,
      body: '{}',
      issued_at,
    });
  }

  design = (user_id: string, created_at: Date, state: 'SUCCEEDED' | 'FAILED' | 'CANCELLED', seconds = 5) =>
    this.insert('designs', {
      user_id,
      request_id: randomUUID(),
      platform: 'FACEBOOK',
      post_type: 'FACEBOOK_POST',
      size: 'SQUARE',
      niche: 'COOKING',
      style: 'BOLD',
      primary_text: 'Bread',
      custom_prompt: '',
      prompt: '',
      state,
      image_key: state === 'SUCCEEDED' ? 'key' : null,
      created_at,
      finished_at: new Date(created_at.getTime() + seconds * 1000),
    });
}

/** Returns a random moment from one to before the other. */
export const momentBetween = (from: Date, until: Date): Date =>
  new Date(from.getTime() + randomInt(until.getTime() - from.getTime()));
