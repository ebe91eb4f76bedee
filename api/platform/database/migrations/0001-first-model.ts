import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The whole first model. Promises about money, credits and identity are constraints here, not habits
 * of the code: see the comments at the unique indexes and triggers.
 */
export class FirstModel1790000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists citext`);
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(uuidv7BeforePostgres18);
    await runner.query(people);
    await runner.query(catalog);
    await runner.query(orders);
    await runner.query(credits);
    await runner.query(designs);
    await runner.query(support);
    await runner.query(site);
    await runner.query(appendOnly);
  }

  async down(): Promise<void> {
    throw new Error('The first model is not undone: drop the database instead.');
  }
}

const uuidv7BeforePostgres18 = `
do $do$ begin
  if not exists (select 1 from pg_proc where proname = 'uuidv7') then
    create function uuidv7() returns uuid language sql volatile as $fn$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
    $fn$;
  end if;
end $do$`;

const people = `
create table users (
  id uuid constraint pk_users primary key default uuidv7(),
  email citext not null constraint uq_users_email unique,
  name text not null,
  role text not null default 'MEMBER' constraint ck_users_role check (role in ('MEMBER', 'MODERATOR', 'SELLER', 'ADMIN')),
  membership text not null default 'FREE' constraint ck_users_membership check (membership in ('FREE', 'BASIC', 'PREMIUM')),
  membership_until timestamptz,
  credits integer not null default 0 constraint ck_users_credits check (credits >= 0),
  password_hash text,
  email_verified_at timestamptz,
  disabled_at timestamptz,
  photo_url text, about_me text, address text, city text, country text, phone text,
  created_at timestamptz not null default now()
);
create index ix_users_created on users (created_at, id);

create table identities (
  id uuid constraint pk_identities primary key default uuidv7(),
  user_id uuid not null constraint fk_identities_user references users on delete cascade,
  issuer text not null,
  subject text not null,
  created_at timestamptz not null default now(),
  constraint uq_identities_subject unique (issuer, subject)
);

create table sessions (
  id uuid constraint pk_sessions primary key default uuidv7(),
  user_id uuid not null constraint fk_sessions_user references users on delete cascade,
  family uuid not null,
  refresh_hash text not null constraint uq_sessions_refresh_hash unique,
  device text,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  rotated_at timestamptz,
  revoked_at timestamptz
);
create index ix_sessions_family on sessions (family);
create index ix_sessions_user on sessions (user_id);

create table single_use_tokens (
  id uuid constraint pk_single_use_tokens primary key default uuidv7(),
  user_id uuid not null constraint fk_single_use_tokens_user references users on delete cascade,
  purpose text not null constraint ck_single_use_tokens_purpose check (purpose in ('RESET', 'VERIFY')),
  hash text not null constraint uq_single_use_tokens_hash unique,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

create table api_tokens (
  id uuid constraint pk_api_tokens primary key default uuidv7(),
  user_id uuid not null constraint fk_api_tokens_user references users on delete cascade,
  name text not null,
  hash text not null constraint uq_api_tokens_hash unique,
  scopes text[] not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);

-- rate-limiter-flexible keeps its counters here, so that every replica counts together
create table rate_limits (
  key varchar(255) constraint pk_rate_limits primary key,
  points integer not null default 0,
  expire bigint
);`;

const catalog = `
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

const orders = `
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

const credits = `
create table credit_entries (
  id uuid constraint pk_credit_entries primary key default uuidv7(),
  user_id uuid not null constraint fk_credit_entries_user references users on delete cascade,
  change integer not null constraint ck_credit_entries_change check (change <> 0),
  balance_after integer not null constraint ck_credit_entries_balance check (balance_after >= 0),
  reason text not null constraint ck_credit_entries_reason check (reason in ('RESERVE', 'GIVE_BACK', 'PURCHASE', 'REFUND', 'ADMIN', 'GRANT')),
  subject_type text constraint ck_credit_entries_subject_type check (subject_type in ('DESIGN', 'ORDER')),
  subject uuid,
  note text,
  actor uuid,
  created_at timestamptz not null default now(),
  constraint ck_credit_entries_subject check (reason in ('ADMIN', 'GRANT') or subject is not null)
);
create index ix_credit_entries_user on credit_entries (user_id, id);
-- a design is reserved and given back once, an order granted and taken back once
create unique index uq_credit_entries_subject on credit_entries (subject, reason) where subject is not null;`;

const designs = `
create table designs (
  id uuid constraint pk_designs primary key default uuidv7(),
  user_id uuid not null constraint fk_designs_user references users on delete cascade,
  request_id text not null,
  platform text not null constraint ck_designs_platform check (platform in ('FACEBOOK', 'INSTAGRAM')),
  post_type text not null,
  size text not null constraint ck_designs_size check (size in ('SQUARE', 'LANDSCAPE')),
  niche text not null,
  style text not null,
  primary_text text not null,
  custom_prompt text not null,
  enhanced_prompt text,
  prompt text not null,
  state text not null default 'QUEUED' constraint ck_designs_state check (state in ('QUEUED', 'RUNNING', 'SUCCEEDED', 'FAILED', 'CANCELLED')),
  error text,
  model text,
  image_key text,
  thumbnail_key text,
  width integer,
  height integer,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  finished_at timestamptz,
  constraint uq_designs_request unique (user_id, request_id),
  constraint ck_designs_post_type check (post_type = platform || '_POST'),
  constraint ck_designs_image check (state <> 'SUCCEEDED' or image_key is not null)
);
create index ix_designs_user on designs (user_id, id);
create index ix_designs_unfinished on designs (created_at) where state in ('QUEUED', 'RUNNING');

create table files (
  id uuid constraint pk_files primary key default uuidv7(),
  owner_id uuid constraint fk_files_owner references users on delete set null,
  hash text not null,
  mime text not null,
  bytes integer not null,
  width integer not null,
  height integer not null,
  created_at timestamptz not null default now(),
  constraint uq_files_hash unique (owner_id, hash)
);`;

const support = `
create table tickets (
  id uuid constraint pk_tickets primary key default uuidv7(),
  user_id uuid constraint fk_tickets_user references users on delete cascade,
  user_name text not null,
  user_email citext not null,
  user_role text not null,
  user_photo_url text,
  subject text not null,
  message text not null,
  phone text,
  status text not null default 'OPEN' constraint ck_tickets_status check (status in ('OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')),
  priority text constraint ck_tickets_priority check (priority in ('LOW', 'MEDIUM', 'HIGH')),
  created_at timestamptz not null default now()
);
create index ix_tickets_user on tickets (user_id, id);
create index ix_tickets_email on tickets (user_email) where user_id is null;

create table ticket_replies (
  id uuid constraint pk_ticket_replies primary key default uuidv7(),
  ticket_id uuid not null constraint fk_ticket_replies_ticket references tickets on delete cascade,
  sender text not null constraint ck_ticket_replies_sender check (sender in ('USER', 'ADMIN')),
  author_id uuid constraint fk_ticket_replies_author references users on delete set null,
  message text not null,
  created_at timestamptz not null default now()
);
create index ix_ticket_replies_ticket on ticket_replies (ticket_id, id);

create table email_templates (
  id uuid constraint pk_email_templates primary key default uuidv7(),
  name text not null constraint uq_email_templates_name unique,
  subject text not null,
  body text not null
);

create table outbox (
  id uuid constraint pk_outbox primary key default uuidv7(),
  dedupe_key text constraint uq_outbox_dedupe unique,
  recipient text not null,
  subject text not null,
  html text not null,
  state text not null default 'QUEUED' constraint ck_outbox_state check (state in ('QUEUED', 'SENT', 'KEPT', 'FAILED')),
  attempts integer not null default 0,
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

create table message_logs (
  id uuid constraint pk_message_logs primary key default uuidv7(),
  user_id uuid not null constraint fk_message_logs_user references users on delete cascade,
  template_name text not null,
  created_at timestamptz not null default now()
);
create index ix_message_logs_user on message_logs (user_id, id);`;

const site = `
create table content_sections (
  key text constraint pk_content_sections primary key,
  body jsonb not null,
  active boolean not null default true,
  version integer not null default 1,
  updated_by uuid,
  updated_at timestamptz not null default now()
);

create table content_versions (
  id uuid constraint pk_content_versions primary key default uuidv7(),
  key text not null,
  version integer not null,
  body jsonb not null,
  active boolean not null,
  created_by uuid,
  created_at timestamptz not null default now(),
  constraint uq_content_versions unique (key, version)
);

create table settings (
  key text constraint pk_settings primary key,
  body jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table ai_keys (
  id uuid constraint pk_ai_keys primary key default uuidv7(),
  name text not null,
  cipher text not null,
  fingerprint text not null constraint uq_ai_keys_fingerprint unique,
  hint_start text not null,
  hint_end text not null,
  active boolean not null default true,
  last_used_at timestamptz,
  last_error text,
  created_at timestamptz not null default now()
);

create table audit (
  id uuid constraint pk_audit primary key default uuidv7(),
  actor uuid,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  request_id text,
  created_at timestamptz not null default now()
);`;

/** History is written, never rewritten; only deleting the account behind it removes its rows. */
const appendOnly = `
create function refuse_rewriting_history() returns trigger language plpgsql as $fn$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $fn$;
create trigger credit_entries_append_only before update on credit_entries for each row execute function refuse_rewriting_history();
create trigger credit_entries_keep before delete on credit_entries for each row when (pg_trigger_depth() = 0) execute function refuse_rewriting_history();
create trigger transitions_append_only before update or delete on transitions for each row execute function refuse_rewriting_history();
create trigger audit_append_only before update or delete on audit for each row execute function refuse_rewriting_history();`;
