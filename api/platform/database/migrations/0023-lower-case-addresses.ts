import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses typed in capitals are stored in lower case. The column compares without case already, so none collide. */
export class LowerCaseAddresses1790000000023 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    let changed = 1;
    while (changed > 0) {
      const [, count] = (await runner.query(
        `update users set email = lower(email::text) where id in
           (select id from users where email::text <> lower(email::text) limit 5000) returning id`,
      )) as [unknown[], number];
      changed = count;
    }
  }

  async down(): Promise<void> {
    // which characters were upper case is not stored
  }
}
