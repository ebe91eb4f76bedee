import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when an Admin has given premium, beside what orders give. Null in rows created before this migration. */
export class GrantedMemberships1790000000269 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users add column if not exists membership_granted_until timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table users drop column if exists membership_granted_until');
  }
}
