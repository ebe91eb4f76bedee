// What is sold, ordered and paid.

export const catalog = `
create table packages (
  id uuid constraint pk_packages primary key default uuidv7(),
  name text not null,
  price numeric(12,2) not null constraint ck_packages_price check (price >= 0),
  credit integer not null constraint ck_packages_credit check (credit >= 0),
  validity_days integer not null constraint ck_packages_validity check (validity_days > 0),
  features text[] not null default '{}' constraint ck_packages_features check (cardinality(features) <= 10),
  seller_email text,
  -- one of three places on sale, null when hidden: this is what keeps it at three packages
  position integer constraint ck_packages_position check (position between 1 and 3) constraint uq_packages_position unique,
  created_at timestamptz not null default now()
);

create table items (
  id uuid constraint pk_items primary key default uuidv7(),
  name text not null,
  price numeric(12,2) not null constraint ck_items_price check (price >= 0),
  guidelines text not null,
  access_url text not null,
  slug text not null constraint uq_items_slug unique,
  item_id text not null constraint uq_items_item_id unique,
  image_url text,
  hidden boolean not null default false,
  created_at timestamptz not null default now()
);`;

export const orders = `
create table orders (
  id uuid constraint pk_orders primary key default uuidv7(),
  kind text not null constraint ck_orders_kind check (kind in ('PACKAGE', 'ITEM')),
  order_code text not null constraint uq_orders_order_code unique constraint ck_orders_order_code check (order_code ~ '^[A-Z0-9]{8}$'),
  payment_code text not null constraint uq_orders_payment_code unique constraint ck_orders_payment_code check (payment_code ~ '^[A-Z0-9]{8}$'),
  user_id uuid not null constraint fk_orders_user references users,
  request_id text,
  package_id uuid constraint fk_orders_package references packages on delete set null,
  item_ref uuid constraint fk_orders_item references items on delete set null,
  name text not null,
  price numeric(12,2) not null,
  fee numeric(12,2) not null,
  total numeric(12,2) not null constraint ck_orders_total check (total = price + fee),
  currency text not null constraint ck_orders_currency check (currency ~ '^[A-Z]{3}$'),
  credit integer not null constraint ck_orders_credit check (credit >= 0),
  validity_days integer not null,
  seller_email text,
  payment_status text not null default 'PENDING'
    constraint ck_orders_payment_status check (payment_status in ('PENDING', 'PROCESSING', 'PAID', 'REFUNDED', 'DISPUTED', 'CANCELLED')),
  order_status text not null default 'PENDING'
    constraint ck_orders_order_status check (order_status in ('PENDING', 'PROCESSING', 'SHIPPED', 'COMPLETED', 'CANCELLED')),
  customer_name text not null,
  customer_email text not null,
  address text not null,
  country text not null,
  membership_until timestamptz,
  paid_at timestamptz,
  transaction_id text,
  payer_email text,
  featured_image text, guidelines text, access_url text, slug text, item_id text, image_url text,
  created_at timestamptz not null default now(),
  constraint uq_orders_request unique (user_id, request_id),
  constraint ck_orders_paid check (payment_status <> 'PAID' or paid_at is not null),
  constraint ck_orders_subject check ((kind = 'PACKAGE' and item_ref is null) or (kind = 'ITEM' and package_id is null))
);
create index ix_orders_user on orders (user_id, kind, created_at, id);
create index ix_orders_state on orders (payment_status, created_at, id);
create index ix_orders_search on orders using gin ((order_code || ' ' || customer_name || ' ' || payment_status || ' ' || order_status || ' ' || name) gin_trgm_ops);

create table payments (
  id uuid constraint pk_payments primary key default uuidv7(),
  order_id uuid not null constraint fk_payments_order references orders,
  provider text not null default 'PAYPAL',
  provider_order_id text constraint uq_payments_provider_order unique,
  capture_id text constraint uq_payments_capture unique,
  state text not null constraint ck_payments_state check (state in ('INTENT', 'CREATED', 'CAPTURING', 'SETTLED', 'FAILED', 'REFUNDED')),
  amount numeric(12,2) not null,
  currency text not null,
  payer_email text,
  claimed_until timestamptz,
  captured_at timestamptz,
  error text,
  created_at timestamptz not null default now()
);
-- one attempt in progress and one settled payment an order, whatever races
create unique index uq_payments_open on payments (order_id) where state in ('INTENT', 'CREATED', 'CAPTURING');
create unique index uq_payments_settled on payments (order_id) where state in ('SETTLED', 'REFUNDED');
create index ix_payments_open on payments (created_at) where state in ('INTENT', 'CREATED', 'CAPTURING');

create table refunds (
  id uuid constraint pk_refunds primary key default uuidv7(),
  payment_id uuid not null constraint fk_refunds_payment references payments,
  provider_refund_id text not null constraint uq_refunds_provider unique,
  amount numeric(12,2) not null,
  credits_back integer not null default 0,
  reason text not null,
  created_at timestamptz not null default now()
);

create table provider_events (
  id uuid constraint pk_provider_events primary key default uuidv7(),
  provider text not null,
  event_id text not null,
  type text not null,
  received_at timestamptz not null default now(),
  handled_at timestamptz,
  outcome text,
  constraint uq_provider_events unique (provider, event_id)
);

create table transitions (
  id uuid constraint pk_transitions primary key default uuidv7(),
  machine text not null,
  subject uuid not null,
  from_state text not null,
  to_state text not null,
  actor uuid,
  reason text not null,
  created_at timestamptz not null default now()
);
create index ix_transitions_subject on transitions (subject, id);`;
