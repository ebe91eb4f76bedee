/** Returns the id of the nth row of a kind, as SQL: rows refer to each other without look-ups. */
const id = (kind: number, n = 'n') => `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const [account, order, payment, refund, dispute, design, ticket] = [1, 2, 3, 4, 5, 6, 7].map(
  (kind) =>
    (n = 'n') =>
      id(kind, n),
) as ((n?: string) => string)[];

/**
 * Returns the SQL that fills a database of release 0.1.0 with `orders` orders and their related rows, one statement per
 * table: payments, refunds, disputes, invoices, designs, tickets and a ledger that matches the balances, in all states.
 */
export function fillStatements(orders: number): string[] {
  const accounts = Math.max(5, Math.ceil(orders / 20));
  const rows = `generate_series(1, ${orders}) n`;
  const owner = account?.(`1 + n % ${accounts}`);
  const moment = `timestamptz '2026-01-01' + n * interval '20 seconds'`;
  const orderState = `(array['PENDING','PAID','PAID','PAID','CANCELLED','REFUNDED','DISPUTED','PROCESSING'])[1 + n % 8]`;
  const paid = `${orderState} in ('PAID', 'REFUNDED', 'DISPUTED')`;
  const designState = `(array['SUCCEEDED','FAILED','CANCELLED','SUCCEEDED'])[1 + n % 4]`;
  return [
    `insert into users (id, email, name, role, credits, created_at, email_verified_at)
     select ${account?.()}, 'shopper' || n || '@example.com', 'Shopper ' || n, 'MEMBER', 0, ${moment}, ${moment} from generate_series(1, ${accounts}) n`,
    `insert into orders (id, kind, order_code, payment_code, user_id, name, price, fee, total, currency, credit, validity_days, customer_name, customer_email, address, country, payment_status, order_status, paid_at, refunded, created_at)
     select ${order?.()}, 'PACKAGE', 'X' || lpad(n::text, 7, '0'), 'Y' || lpad(n::text, 7, '0'), ${owner}, 'Pack ' || n % 7, 1 + n % 500, 1, 2 + n % 500, 'USD', 20, 30, 'Customer ' || md5(n::text), 'c@example.com', '1 Main Street', 'Other',
            ${orderState}, case when ${paid} then 'COMPLETED' when ${orderState} = 'CANCELLED' then 'CANCELLED' else 'PENDING' end,
            case when ${paid} then ${moment} end, case when ${orderState} = 'REFUNDED' then 2 + n % 500 else 0 end, ${moment} from ${rows}`,
    `insert into payments (id, order_id, provider_order_id, capture_id, state, amount, currency, captured_at, created_at)
     select ${payment?.()}, ${order?.()}, 'PO-' || n, case when ${paid} or ${orderState} = 'PROCESSING' then 'CA-' || n end,
            case ${orderState} when 'PENDING' then 'CREATED' when 'PROCESSING' then 'REVIEW' when 'CANCELLED' then 'FAILED' when 'REFUNDED' then 'REFUNDED' else 'SETTLED' end,
            2 + n % 500, 'USD', case when ${paid} then ${moment} end, ${moment} from ${rows}`,
    `insert into refunds (id, payment_id, provider_refund_id, amount, credits_back, reason, state, created_at)
     select ${refund?.()}, ${payment?.()}, 'RE-' || n, 2 + n % 500, 0, 'Asked for', 'COMPLETED', ${moment} from ${rows} where ${orderState} = 'REFUNDED'`,
    `insert into disputes (id, payment_id, provider_dispute_id, state, created_at)
     select ${dispute?.()}, ${payment?.()}, 'DI-' || n, 'OPEN', ${moment} from ${rows} where ${orderState} = 'DISPUTED'`,
    `insert into invoices (order_id, user_id, kind, serial, total, body, issued_at)
     select ${order?.()}, ${owner}, 'INVOICE', 100000 + n, 2 + n % 500, '{}', ${moment} from ${rows} where ${paid}`,
    `insert into designs (id, user_id, request_id, platform, post_type, size, niche, style, primary_text, custom_prompt, prompt, state, image_key, thumbnail_key, width, height, created_at, started_at, finished_at)
     select ${design?.()}, ${owner}, 'fill-' || n, 'FACEBOOK', 'FACEBOOK_POST', 'SQUARE', 'PETS', 'BOLD', 'Text ' || n, 'A dog.', 'A dog.', ${designState},
            case when ${designState} = 'SUCCEEDED' then 'fill/' || n end, case when ${designState} = 'SUCCEEDED' then 'fill/t' || n end, 1024, 1024, ${moment}, ${moment}, ${moment} from ${rows}`,
    `insert into tickets (id, user_id, user_name, user_email, user_role, subject, message, status, replies, unread_by_support, created_at, last_message_at)
     select ${ticket?.()}, ${owner}, 'Shopper', 'shopper@example.com', 'MEMBER', 'Question ' || n, 'How?', (array['OPEN','IN_PROGRESS','RESOLVED','CLOSED'])[1 + n % 4], 1, 1, ${moment}, ${moment} from ${rows} where n % 3 = 0`,
    `insert into ticket_replies (ticket_id, position, sender, message, created_at) select ${ticket?.()}, 1, 'ADMIN', 'So.', ${moment} from ${rows} where n % 3 = 0`,
    `insert into outbox (recipient, subject, html, state, attempts, created_at, sent_at)
     select 'shopper' || n || '@example.com', 'Order ' || n, repeat('A receipt. ', 20), 'SENT', 1, ${moment}, ${moment} from ${rows} where ${paid}`,
    `insert into sessions (user_id, family, refresh_hash, expires_at, rotated_at, created_at, began_at)
     select ${owner}, ${order?.()}, 'hash-' || n, now() + interval '30 days', case when n % 2 = 0 then ${moment} end, ${moment}, ${moment} from ${rows}`,
    `insert into rate_limits (key, points, expire) select 'profilePerAccount:' || ${owner} || n, 1, 1 from ${rows}`,
    // Every paid order granted 20 credits, and refunded orders took them back.
    `insert into credit_entries (user_id, change, balance_after, reason, subject_type, subject, order_id, created_at)
     select ${owner}, 20, 20 * row_number() over (partition by n % ${accounts} order by n), 'PURCHASE', 'ORDER', ${order?.()}, ${order?.()}, ${moment}
     from ${rows} where ${orderState} = 'PAID'`,
    `update users set credits = booked.sum from (select user_id, sum(change) from credit_entries group by user_id) booked
     where booked.user_id = users.id and users.email like 'shopper%'`,
  ];
}
