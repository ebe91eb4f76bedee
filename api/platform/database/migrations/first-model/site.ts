// Support, mail and the public site.

export const support = `
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

export const site = `
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
