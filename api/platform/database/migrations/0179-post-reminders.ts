import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

const kinds = `'NEW_DEVICES', 'SUPPORT_ANSWERS'`;

/** Emails on the day of a planned post can be switched off. The release before reads the further kind as none. */
export class PostReminders1790000000179 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(
      runner,
      'users',
      'ck_users_unwanted_mails',
      `unwanted_mails <@ array[${kinds}, 'POST_REMINDERS']`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update users set unwanted_mails = array_remove(unwanted_mails, 'POST_REMINDERS')
      where 'POST_REMINDERS' = any(unwanted_mails)`);
    await replaceCheck(runner, 'users', 'ck_users_unwanted_mails', `unwanted_mails <@ array[${kinds}]`);
  }
}
