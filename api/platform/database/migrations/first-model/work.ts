// The credit ledger and the designs it pays for.

export const credits = `
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

export const designs = `
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
