import { startTestProduct } from './test-product';
import type { TestProduct } from './test-product';
import { ticketPerson } from './ticket-accounts';
import type { TicketPerson } from './ticket-accounts';

/** A running product with a customer and an Admin for support. */
export interface TicketProduct {
  product: TestProduct;
  mia: TicketPerson;
  /** An Admin. */
  support: TicketPerson;
  /** Returns the status transitions of a ticket in their order. */
  stepsOf(id: string): Promise<string[]>;
  /** Deletes all rate limit attempts. */
  forget(): Promise<unknown>;
}

export async function startTicketProduct(): Promise<TicketProduct> {
  const product = await startTestProduct({ http: true });
  const { pool } = product.services;
  return {
    product,
    mia: await ticketPerson(product),
    support: await ticketPerson(product, 'ADMIN'),
    stepsOf: async (id) =>
      (
        await pool.query<{ step: string }>(
          `select from_state || ' > ' || to_state as step from transitions where subject = $1 order by id`,
          [id],
        )
      ).rows.map(({ step }) => step),
    forget: () => pool.query('delete from rate_limits'),
  };
}
