import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Pictures in messages to and from support. One is uploaded before its message is sent: until then it belongs to no
 * ticket, and is deleted after a day. No message has more than three.
 */
export class TicketImages1790000000049 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ticket_images (
        id uuid default uuidv7() constraint pk_ticket_images primary key,
        user_id uuid constraint fk_ticket_images_user references users on delete set null,
        ticket_id uuid constraint fk_ticket_images_ticket references tickets on delete cascade,
        reply_id uuid constraint fk_ticket_images_reply references ticket_replies on delete cascade,
        position integer constraint ck_ticket_images_position check (position between 0 and 2),
        file_key text not null constraint uq_ticket_images_file unique,
        kind text not null constraint ck_ticket_images_kind check (kind in ('png', 'jpg', 'webp')),
        width integer not null,
        height integer not null,
        bytes integer not null,
        created_at timestamptz not null default now(),
        constraint ck_ticket_images_size check (width > 0 and height > 0 and bytes > 0),
        constraint ck_ticket_images_sent check ((ticket_id is null) = (position is null)),
        constraint ck_ticket_images_reply check (reply_id is null or ticket_id is not null)
      )`);
    for (const index of indexes) await runner.query(index);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ticket_images');
  }
}

const indexes = [
  'create unique index uq_ticket_images_first on ticket_images (ticket_id, position) where reply_id is null',
  'create unique index uq_ticket_images_reply on ticket_images (reply_id, position)',
  'create index ix_ticket_images_ticket on ticket_images (ticket_id)',
  'create index ix_ticket_images_user on ticket_images (user_id)',
  'create index ix_ticket_images_unsent on ticket_images (created_at) where ticket_id is null',
];
