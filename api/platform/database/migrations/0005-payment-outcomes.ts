import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What happens to payments after they were begun: the provider account stays with each attempt, a refusal
 * and a review are remembered, refunds and disputes are rows, and the ledger says which order took or gave
 * credits.
 */
export class PaymentOutcomes1790000000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [accounts, attempts, orders, refunds, disputes, ledger, events, prices])
      await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('What was paid, refunded and disputed is not forgotten: restore a backup instead.');
  }
}

/** Settings may change while payments are under way: each keeps the account it was begun with. */
const accounts = `
create table paypal_accounts (
  id uuid constraint pk_paypal_accounts primary key default uuidv7(),
  mode text not null constraint ck_paypal_accounts_mode check (mode in ('SANDBOX', 'LIVE')),
  client_id text not null,
  secret_cipher text not null,
  webhook_id text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint uq_paypal_accounts_client unique (mode, client_id)
)`;

const attempts = `
alter table payments
  add column account_id uuid constraint fk_payments_account references paypal_accounts,
  add column invoice_id text,
  add column capture_tries integer not null default 0,
  add column refused_at timestamptz,
  add column checks integer not null default 0,
  add column next_check_at timestamptz not null default now();
alter table payments drop constraint ck_payments_state;
alter table payments add constraint ck_payments_state check (state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW', 'SETTLED', 'FAILED', 'REFUNDED'));
alter table payments add constraint ck_payments_review check (state <> 'REVIEW' or capture_id is not null);
drop index uq_payments_open;
create unique index uq_payments_open on payments (order_id) where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW');
drop index ix_payments_open;
create index ix_payments_open on payments (next_check_at) where state in ('INTENT', 'CREATED', 'CAPTURING', 'REVIEW');
create index ix_payments_order on payments (order_id)`;

const orders = `
alter table orders
  add column payment_problem text,
  add column refunded numeric(12,2) not null default 0 constraint ck_orders_refunded check (refunded between 0 and total);
update orders set refunded = total where payment_status = 'REFUNDED';
create index ix_orders_pending on orders (created_at) where payment_status = 'PENDING'`;

const refunds = `
alter table refunds
  add column state text not null default 'COMPLETED' constraint ck_refunds_state check (state in ('PENDING', 'COMPLETED', 'FAILED')),
  add constraint ck_refunds_amount check (amount > 0);
create index ix_refunds_payment on refunds (payment_id)`;

const disputes = `
create table disputes (
  id uuid constraint pk_disputes primary key default uuidv7(),
  payment_id uuid not null constraint fk_disputes_payment references payments,
  provider_dispute_id text not null,
  state text not null constraint ck_disputes_state check (state in ('OPEN', 'WON', 'LOST')),
  outcome text,
  reason text,
  created_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint uq_disputes_provider unique (provider_dispute_id, payment_id),
  constraint ck_disputes_ended check ((state = 'OPEN') = (ended_at is null))
);
create index ix_disputes_payment on disputes (payment_id)`;

/** Credits of designs in the making when their order was refunded: taken when, and only when, they come back. */
const ledger = `
alter table credit_entries add column order_id uuid constraint fk_credit_entries_order references orders;
alter table credit_entries disable trigger credit_entries_append_only;
update credit_entries set order_id = subject where subject_type = 'ORDER';
alter table credit_entries enable trigger credit_entries_append_only;
alter table credit_entries drop constraint ck_credit_entries_reason;
alter table credit_entries add constraint ck_credit_entries_reason check (reason in ('RESERVE', 'GIVE_BACK', 'PURCHASE', 'REFUND', 'DISPUTE', 'DISPUTE_WON', 'OWED', 'ADMIN', 'GRANT'));
alter table credit_entries drop constraint ck_credit_entries_subject_type;
alter table credit_entries add constraint ck_credit_entries_subject_type check (subject_type in ('DESIGN', 'ORDER', 'REFUND', 'DISPUTE'));
alter table credit_entries add constraint ck_credit_entries_order check (reason not in ('PURCHASE', 'REFUND', 'DISPUTE', 'DISPUTE_WON', 'OWED') or order_id is not null);
create index ix_credit_entries_order on credit_entries (order_id) where order_id is not null;
create table owed_credits (
  design_id uuid constraint pk_owed_credits primary key constraint fk_owed_credits_design references designs on delete cascade,
  user_id uuid not null constraint fk_owed_credits_user references users on delete cascade,
  order_id uuid not null constraint fk_owed_credits_order references orders,
  paid boolean not null default false,
  created_at timestamptz not null default now()
);
create index ix_owed_credits_order on owed_credits (order_id)`;

const events = `
alter table provider_events add column body jsonb, add column attempts integer not null default 0`;

/** PayPal takes no payment of nothing. */
const prices = `
alter table packages drop constraint ck_packages_price, add constraint ck_packages_price check (price > 0);
alter table items drop constraint ck_items_price, add constraint ck_items_price check (price > 0)`;
