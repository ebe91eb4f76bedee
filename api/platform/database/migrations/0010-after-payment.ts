import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What comes after a payment: refunds that begin here, and invoices and credit notes whose numbers have no gaps. */
export class AfterPayment1790000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [refunds, ledger, invoices]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Refunds and invoices are not forgotten: restore a backup instead.');
  }
}

/** One that begins here is stored before the call to PayPal, with the credits that it holds until the answer. */
const refunds = `
alter table refunds
  alter column provider_refund_id drop not null,
  add column request_id text,
  add column actor uuid,
  add column next_check_at timestamptz,
  add column checks integer not null default 0,
  drop constraint ck_refunds_state,
  add constraint ck_refunds_state check (state in ('INTENT', 'PENDING', 'COMPLETED', 'FAILED')),
  add constraint ck_refunds_known check (state in ('INTENT', 'FAILED') or provider_refund_id is not null),
  add constraint uq_refunds_request unique (payment_id, request_id);
create index ix_refunds_due on refunds (next_check_at) where state in ('INTENT', 'PENDING')`;

const ledger = `
alter table credit_entries drop constraint ck_credit_entries_reason;
alter table credit_entries add constraint ck_credit_entries_reason check (reason in ('RESERVE', 'GIVE_BACK', 'PURCHASE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON', 'OWED', 'ADMIN', 'GRANT'));
alter table credit_entries drop constraint ck_credit_entries_order;
alter table credit_entries add constraint ck_credit_entries_order check (reason not in ('PURCHASE', 'REFUND', 'REFUND_FAILED', 'DISPUTE', 'DISPUTE_WON', 'OWED') or order_id is not null)`;

const invoices = `
create table invoice_series (
  kind text constraint pk_invoice_series primary key constraint ck_invoice_series_kind check (kind in ('INVOICE', 'CREDIT_NOTE')),
  last integer not null default 0
);
insert into invoice_series (kind) values ('INVOICE'), ('CREDIT_NOTE');
create table invoices (
  id uuid constraint pk_invoices primary key default uuidv7(),
  order_id uuid not null constraint fk_invoices_order references orders,
  user_id uuid not null constraint fk_invoices_user references users,
  kind text not null constraint ck_invoices_kind check (kind in ('INVOICE', 'CREDIT_NOTE')),
  serial integer not null,
  refund_id uuid constraint fk_invoices_refund references refunds,
  total numeric(12,2) not null constraint ck_invoices_total check ((kind = 'INVOICE' and total > 0) or (kind = 'CREDIT_NOTE' and total < 0)),
  body jsonb not null,
  issued_at timestamptz not null default now(),
  constraint uq_invoices_serial unique (kind, serial),
  constraint ck_invoices_refund check ((kind = 'CREDIT_NOTE') = (refund_id is not null))
);
create unique index uq_invoices_order on invoices (order_id) where kind = 'INVOICE';
create unique index uq_invoices_refund on invoices (refund_id) where refund_id is not null;
create index ix_invoices_order on invoices (order_id, id);
create function refuse_invoice_change() returns trigger language plpgsql as $$ begin raise exception 'invoices are append only'; end $$;
create trigger invoices_append_only before update or delete on invoices for each row execute function refuse_invoice_change()`;
