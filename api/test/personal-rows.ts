import type { KnownAccounts } from './known-accounts';
import type { TestProduct } from './test-product';

type Person = Awaited<ReturnType<KnownAccounts['person']>>;

/** Statements with which every table that an archive shows has a row of an account; $1 is its id, $2 its paid order. */
const statements = [
  `update users set about_me = 'Weaves', address = '9 Elm Lane', city = 'Leeds', country = 'Other', preferred_lettering = 'SET',
     unsubscribed_at = now(), unwanted_mails = '{NEW_DEVICES}', membership = 'PREMIUM', membership_until = now() + interval '9 days',
     membership_granted_until = now() + interval '8 days', two_step_at = now() where id = $1::uuid and $2::uuid is not null`,
  `insert into identities (user_id, issuer, subject) select $1::uuid, 'https://issuer.example.com', 'subject-of-' || $2::uuid::text`,
  `insert into user_notes (user_id, text) select $1::uuid, 'Asked for ' || $2::uuid::text`,
  `insert into audit (action, subject, reason, before) select 'update-user', 'users/' || $1::uuid::text, 'Called about ' || $2::uuid::text, '{}'`,
  `insert into api_tokens (user_id, name, hash, hint, scopes, expires_at, last_used_at, revoked_at)
     select $1::uuid, 'A program', 'hash-' || $2::uuid::text, 'abcd', '{ORDERS_READ}', now(), now(), now()`,
  `insert into api_requests (user_id, token_id, token_name, operation, status, code, cost, duration_ms, request_id, represents, created_at)
     select $1::uuid, uuidv7(), 'A program', 'Me', 200, 'OK', 3, 12, 'request-' || $2::uuid::text, 1, now()`,
  `update orders set payment_status = 'PAID', order_status = 'COMPLETED', paid_at = now(), payer_email = 'payer@example.com',
     transaction_id = 'CAPTURE-' || left(id::text, 8), return_until = now(), refunded = 1 where id = $2::uuid and user_id = $1::uuid`,
  `insert into order_comments (order_id, text) select $2::uuid, 'Paid by ' || $1::uuid::text`,
  `insert into payments (order_id, state, amount, currency, provider_order_id, capture_id, captured_at, captured_amount, captured_currency, payer_email)
     select $2::uuid, 'SETTLED', 9, 'USD', 'PAYPAL-' || $2::uuid::text, 'CAPTURE-' || $2::uuid::text, now(), 8.50, 'EUR', 'payer@example.com' where $1::uuid is not null`,
  `insert into refunds (payment_id, amount, credits_back, reason, message, state, provider_refund_id, actor)
     select id, 1, 1, 'Note', 'Sorry', 'COMPLETED', 'REFUND-' || $2::uuid::text, $1::uuid from payments where order_id = $2::uuid`,
  `insert into disputes (payment_id, provider_dispute_id, state, outcome, reason, amount, currency, ended_at)
     select id, 'DISPUTE-' || $2::uuid::text, 'WON', 'RESOLVED_SELLER_FAVOUR', 'MERCHANDISE', 9, 'USD', now() from payments where order_id = $2::uuid and $1::uuid is not null`,
  `with account as (insert into paypal_accounts (mode, client_id, secret_cipher) select 'SANDBOX', 'client-' || $2::uuid::text, '' returning id)
   insert into unmatched_payments (capture_id, account_id, payer_email, amount, currency, order_code, reason, captured_at, state, decided_at)
     select 'OTHER-' || left(orders.id::text, 8), account.id, 'payer@example.com', 9, 'USD', order_code, 'Note', now(), 'DISMISSED', now()
     from account, orders where orders.id = $2::uuid and user_id = $1::uuid`,
  `insert into ticket_replies (ticket_id, sender, message, position) select id, 'ADMIN', 'Answer ' || $2::uuid::text, 1 from tickets where user_id = $1::uuid`,
  `insert into message_logs (user_id, template_name, subject) select $1::uuid, 'Welcome', 'Hello ' || $2::uuid::text`,
  `insert into saved_views (user_id, list, name, query, is_shared) select $1::uuid, 'orders', 'Mine', 'status=' || $2::uuid::text, false`,
  `insert into list_preferences (user_id, list, density, columns) select $1::uuid, 'orders', 'COMPACT', '[]' where $2::uuid is not null`,
  `insert into webhook_endpoints (user_id, url, events, secret_cipher, active, description)
     select $1::uuid, 'https://hooks.example.com/' || $2::uuid::text, '{order.paid}', '', true, 'Our till'`,
  `insert into suppressed_addresses (address, reason) select email, '550 ' || $2::uuid::text from users where id = $1::uuid`,
];

/** Fills the tables that `person` leaves empty. */
export async function fillPersonalTables({ services }: TestProduct, { id, email, order }: Person): Promise<void> {
  // a message of the contact form is its author's once the address is proven
  await services.pool.query('update tickets set user_id = $1 where user_email = $2', [id, email]);
  for (const statement of statements) await services.pool.query(statement, [id, order.id]);
}
