import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Devices an account has signed in from (each has its own count of failed attempts), and emails whose secret links are
 * stored encrypted beside them until they are sent.
 */
export class TheDoor1790000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table known_devices (
  id uuid constraint pk_known_devices primary key default uuidv7(),
  user_id uuid not null constraint fk_known_devices_user references users on delete cascade,
  hash text not null,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  constraint uq_known_devices unique (user_id, hash)
)`);
    await runner.query('create index ix_known_devices_seen on known_devices (last_seen_at)');
    await runner.query('alter table outbox add column sealed_link text');
    // emails created before this migration hold their links unencrypted; sent ones no longer need them
    await runner.query(
      `update outbox set html = regexp_replace(html, '([?&]token=)[A-Za-z0-9_-]+', '\\1removed', 'g') where state in ('SENT', 'KEPT')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table outbox drop column sealed_link');
    await runner.query('drop table known_devices');
  }
}
