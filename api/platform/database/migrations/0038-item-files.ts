import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceCheck } from '../migration-steps';

/**
 * An item is a stored file or an address elsewhere. An order keeps a copy of which file was bought; the file itself is
 * private, and its key is never sent to a client.
 */
export class ItemFiles1790000000038 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table items
        alter column access_url drop not null,
        add column if not exists file_key text,
        add column if not exists file_name text,
        add column if not exists file_bytes integer,
        add column if not exists sample text`);
    await runner.query(`
      alter table orders
        add column if not exists file_key text,
        add column if not exists file_name text,
        add column if not exists file_bytes integer`);
    await replaceCheck(runner, 'items', 'ck_items_file', wholeFile);
    await replaceCheck(runner, 'items', 'ck_items_access', '(access_url is null) <> (file_key is null)');
    await replaceCheck(runner, 'orders', 'ck_orders_file', wholeFile);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table orders drop column file_key, drop column file_name, drop column file_bytes');
    await runner.query(`update items set access_url = 'https://invalid.example/' where access_url is null`);
    await runner.query(`
      alter table items
        drop constraint ck_items_access,
        drop column file_key, drop column file_name, drop column file_bytes, drop column sample,
        alter column access_url set not null`);
  }
}

const wholeFile = 'num_nonnulls(file_key, file_name, file_bytes) in (0, 3)';
