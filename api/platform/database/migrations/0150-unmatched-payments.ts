import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Payments at PayPal that no order here explains. A table of its own: the release before does not know it. */
export class UnmatchedPayments1790000000150 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create table unmatched_payments (
  id uuid not null default uuidv7(),
  capture_id text not null,
  account_id uuid not null,
  provider_order_id text,
  payer_email text,
  amount numeric(12, 2) not null,
  currency text not null,
  order_code text,
  invoice_id text,
  captured_at timestamptz not null,
  state text not null default 'OPEN',
  reason text,
  decided_by uuid,
  decided_at timestamptz,
  order_id uuid,
  provider_refund_id text,
  next_check_at timestamptz,
  created_at timestamptz not null default now(),
  constraint pk_unmatched_payments primary key (id),
  constraint uq_unmatched_payments_capture unique (capture_id),
  constraint fk_unmatched_payments_account foreign key (account_id) references paypal_accounts (id),
  constraint fk_unmatched_payments_order foreign key (order_id) references orders (id),
  constraint ck_unmatched_payments_state check (state in ('OPEN', 'GRANTED', 'REFUNDING', 'REFUNDED', 'DISMISSED')),
  constraint ck_unmatched_payments_order check ((state = 'GRANTED') = (order_id is not null))
);
create index ix_unmatched_payments_captured on unmatched_payments (captured_at, id);
create index ix_unmatched_payments_amount on unmatched_payments (amount, id);
create index ix_unmatched_payments_order on unmatched_payments (order_id) where order_id is not null;
create index ix_unmatched_payments_open on unmatched_payments (captured_at) where state = 'OPEN';
create index ix_unmatched_payments_due on unmatched_payments (next_check_at) where state = 'REFUNDING';
create index ix_unmatched_payments_search on unmatched_payments
  using gin (search_form(coalesce(payer_email, '') || ' ' || capture_id || ' ' || coalesce(order_code, '')) gin_trgm_ops);
create index ix_unmatched_payments_payer_prefix on unmatched_payments (search_form(payer_email) text_pattern_ops);
create index ix_unmatched_payments_capture_prefix on unmatched_payments (search_form(capture_id) text_pattern_ops)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table unmatched_payments');
  }
}
