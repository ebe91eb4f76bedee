import { randomUUID } from 'node:crypto';
import { ItemEntity } from '../domain/catalog/item.entity';
import { saveSection } from '../domain/content/admin/content-editing.service';
import { grantCredits } from '../domain/credits/credit.service';
import { createDesign } from '../domain/designs/design-creation.service';
import { createPurchase } from '../domain/orders/order.service';
import { startPayment } from '../domain/payments/attempts/attempt.service';
import type { SaveSectionInput } from '../graphql/generated/schema';
import { sectionVersion } from './section-editor';
import { billing, designInput, startFilledProduct } from './filled-product';
import type { FilledProduct } from './filled-product';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

/** The product with an Admin and with `rows` customers who each have data of every kind. */
export interface AdministeredProduct extends FilledProduct {
  admin: { id: string; role: 'ADMIN' };
  rows: number;
  /** An endpoint of the shop that got `rows` events. */
  webhookId: string;
  /** The Admin's signed-in browser. */
  office: TestBrowser;
}

/** Returns the input of a change of the features section. */
export const features = async (
  { product }: Pick<FilledProduct, 'product'>,
  title: string,
): Promise<SaveSectionInput> => ({
  body: { features: { subtitle: 'S', title, description: 'D', features: [] } },
  version: await sectionVersion(product.ctx(), 'FEATURES'),
});

/**
 * Varies from row to row what lists of all accounts' data look up: the customer, the item, the design, the editor of a
 * version.
 */
export async function startAdministeredProduct(rows: number): Promise<AdministeredProduct> {
  const filled = await startFilledProduct(rows);
  const { product } = filled;
  const { manager } = product.services.dataSource;
  const office = product.browser();
  const admin = { id: await office.register('admin@example.com'), role: 'ADMIN' as const };
  await manager.query(`update users set role = 'ADMIN' where id = $1`, [admin.id]);
  const items = await manager.find(ItemEntity, { order: { id: 'ASC' } });
  for (let row = 0; row < rows; row += 1) {
    const { id } = await product.addUser({ email: `customer-${row}@example.com`, credits: 3 });
    const customer = product.ctx({ id, role: 'MEMBER' });
    const design = await createDesign(customer, { requestId: randomUUID(), design: designInput });
    const order = await createPurchase(customer, { of: { itemId: items[row]?.id ?? '' }, billing });
    await startPayment(customer, order.id);
    const other = await createPurchase(customer, { of: { packageId: filled.packageId }, billing });
    await manager.query(
      `with opened as (
         insert into tickets (user_id, user_name, user_email, user_role, subject, message, priority, replies, order_id, design_id)
         values ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M', 'LOW', 1, $2, null),
           ($1, 'A', 'a@example.com', 'MEMBER', 'S', 'M', 'LOW', 1, $3, $4)
         returning id
       ) insert into ticket_replies (ticket_id, position, sender, message) select id, 1, 'ADMIN', 'R' from opened`,
      [id, order.id, other.id, design.id],
    );
    await manager.query(
      `with started as (
         insert into mailings (kind, status, subject, body, recipients, request_id, finished_at)
         values ('NEWS', 'FINISHED', 'A', 'B', 0, $2, now())
       ), unmatched as (
         insert into unmatched_payments (capture_id, account_id, payer_email, amount, currency, captured_at, state, decided_at)
         select $2, id, (select email from users where id = $3), 9, 'USD', now(), 'DISMISSED', now() from paypal_accounts limit 1
       ), suppressed as (insert into suppressed_addresses (address, reason) values ('a' || $2, '550'))
       insert into message_logs (user_id, template_name) values ($1, 'A')`,
      [admin.id, randomUUID(), id],
    );
    const editor = await product.addUser({ email: `editor-${row}@example.com`, role: 'ADMIN' });
    await saveSection(product.ctx(editor), await features(filled, `Edition ${row}`));
  }
  await product.ctx().transaction((tx) => grantCredits(tx, filled.member.id, 1, 'Thank you'));
  await product.services.pool.query(
    `insert into api_requests
       (user_id, token_id, token_name, operation, status, code, cost, duration_ms, request_id, represents, created_at)
     select $1, gen_random_uuid(), 'A program', 'Mine', 200, case when n % 2 = 0 then 'NOT_FOUND' end, 1, 1, n::text, 1, now()
       from generate_series(1, $2::int) n`,
    [admin.id, rows],
  );
  return { ...filled, admin, office, rows, webhookId: await webhookWith(product, rows) };
}

/** An endpoint of the shop, switched off, with that many deliveries. @returns its id */
async function webhookWith({ services }: TestProduct, rows: number): Promise<string> {
  const [endpoint]: { id: string }[] = await services.dataSource.manager.query(
    `with made as (
       insert into webhook_endpoints (url, events, secret_cipher, active, off_reason, off_at)
       values ('https://example.com/', '{order.paid}', '', false, 'OWNER', now()) returning id
     ), sent as (
       insert into webhook_deliveries (endpoint_id, event_id, type, data)
       select id, gen_random_uuid(), 'order.paid', '{}' from made, generate_series(1, $1::int)
     ) select id from made`,
    [rows],
  );
  return endpoint?.id ?? '';
}

/** What an Admin operation costs, and how it is called. */
export interface AdminCase {
  /** Maximum number of SQL statements with everything selected; the look-up of the Admin is one of them. */
  budget: number;
  /** Returns variables for the arguments that need more than a valid value, and creates the data they refer to. */
  variables?: (filled: AdministeredProduct) => object | Promise<object>;
}
