import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

const indexes: [name: string, definition: string][] = [
  ['ix_tickets_assignee', 'tickets (assignee, created_at, id) where assignee is not null'],
  ['ix_tickets_merged', 'tickets (merged_into, id) where merged_into is not null'],
];

/** Each constraint by its name. */
const constraints = {
  fk_tickets_assignee: 'foreign key (assignee) references users (id) on delete set null',
  fk_tickets_merged_into: 'foreign key (merged_into) references tickets (id) on delete set null',
  ck_tickets_merged: 'check (merged_into <> id)',
  ck_tickets_status_before_merge: `check (status_before_merge in ('OPEN', 'IN_PROGRESS', 'RESOLVED', 'CLOSED'))`,
};

/** Finds the tickets of an Admin, and the tickets that were merged into one. */
export class SupportDeskIndexes1790000000061 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of indexes) await addIndex(runner, name, definition);
    for (const [name, rule] of Object.entries(constraints)) {
      await runner.query(
        `alter table tickets drop constraint if exists ${name}, add constraint ${name} ${rule} not valid`,
      );
      await runner.query(`alter table tickets validate constraint ${name}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(constraints)) await runner.query(`alter table tickets drop constraint ${name}`);
    for (const [name] of indexes) await dropIndex(runner, name);
  }
}
