import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Conversations with support: what each side has not read, what a ticket is about, and no message twice or rewritten. */
export class Tickets1790000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [tickets, replies, indexes]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
drop index ix_tickets_created, ix_tickets_last_message, ix_tickets_status, ix_tickets_search, ix_tickets_email_search, ix_tickets_unread_by_user, ix_tickets_unread_by_support, ix_tickets_design, ix_tickets_order, ix_tickets_user, ix_ticket_replies_author;
create index ix_tickets_user on tickets (user_id, id);
drop trigger ticket_replies_append_only on ticket_replies;
drop trigger ticket_replies_keep on ticket_replies;
alter table ticket_replies drop column position, drop column request_id;
create index ix_ticket_replies_ticket on ticket_replies (ticket_id, id);
alter table ticket_replies alter column created_at set default now();
alter table tickets drop column request_id, drop column design_id, drop column order_id, drop column replies, drop column unread_by_user,
  drop column unread_by_support, drop column last_message_at, drop column told_replies, drop column told_at`);
  }
}

const tickets = `
alter table tickets
  add column request_id text,
  add column design_id uuid constraint fk_tickets_design references designs on delete set null,
  add column order_id uuid constraint fk_tickets_order references orders on delete set null,
  add column replies integer not null default 0 constraint ck_tickets_replies check (replies >= 0),
  add column unread_by_user integer not null default 0,
  add column unread_by_support integer not null default 1,
  add column last_message_at timestamptz not null default now(),
  add column told_replies integer not null default 0,
  add column told_at timestamptz,
  add constraint uq_tickets_request unique (user_id, request_id),
  add constraint ck_tickets_unread check (unread_by_user between 0 and replies and unread_by_support between 0 and replies + 1)`;

/** Their order is a number given under the ticket's lock: clocks of two people answering at once do not decide. */
const replies = `
alter table ticket_replies add column position integer, add column request_id text;
update ticket_replies reply set position = placed.position
  from (select id, row_number() over (partition by ticket_id order by id) as position from ticket_replies) placed where placed.id = reply.id;
update tickets set replies = counted.replies, last_message_at = counted.last
  from (select ticket_id, count(*) as replies, max(created_at) as last from ticket_replies group by ticket_id) counted where counted.ticket_id = tickets.id;
update tickets set last_message_at = created_at where replies = 0;
alter table ticket_replies
  alter column position set not null,
  alter column created_at set default clock_timestamp(),
  add constraint uq_ticket_replies_position unique (ticket_id, position),
  add constraint uq_ticket_replies_request unique (ticket_id, author_id, request_id),
  add constraint ck_ticket_replies_position check (position > 0);
drop index ix_ticket_replies_ticket;
create index ix_ticket_replies_author on ticket_replies (author_id);
create trigger ticket_replies_append_only before update on ticket_replies for each row
  when ((old.ticket_id, old.position, old.sender, old.message, old.created_at) is distinct from (new.ticket_id, new.position, new.sender, new.message, new.created_at))
  execute function refuse_rewriting_history();
create trigger ticket_replies_keep before delete on ticket_replies for each row when (pg_trigger_depth() = 0) execute function refuse_rewriting_history()`;

const indexes = `
drop index ix_tickets_user;
create index ix_tickets_user on tickets (user_id, created_at, id);
create index ix_tickets_created on tickets (created_at, id);
create index ix_tickets_last_message on tickets (last_message_at, id);
create index ix_tickets_status on tickets (status, created_at, id);
create index ix_tickets_search on tickets using gin ((subject || ' ' || message) gin_trgm_ops);
create index ix_tickets_email_search on tickets using gin ((user_email::text) gin_trgm_ops);
create index ix_tickets_unread_by_user on tickets (user_id) where unread_by_user > 0;
create index ix_tickets_unread_by_support on tickets (created_at, id) where unread_by_support > 0;
create index ix_tickets_design on tickets (design_id) where design_id is not null;
create index ix_tickets_order on tickets (order_id) where order_id is not null`;
