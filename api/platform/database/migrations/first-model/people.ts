// Accounts and how they prove who they are.

export const people = `
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
