import type { MigrationInterface, QueryRunner } from 'typeorm';

const events = {
  insert: (column: string) => `new.${column} is not null`,
  update: (column: string) => `old.${column} is distinct from new.${column}`,
  delete: (column: string) => `old.${column} is not null`,
};

/** The image that a row shows is in use, by the function of migration 0050. */
const showsImage = (table: string, id: string, column: string, on: (keyof typeof events)[]) =>
  on
    .map(
      (event) => `
create trigger tr_${table}_file_uses_${event} after ${event} on ${table}
  for each row when (${events[event](column)})
  execute function keep_file_uses(${id}, ${column})`,
    )
    .join(';');

/**
 * What an invoice showed when it was issued: the prefix of its number, its VAT and the shop's logo. Null in rows
 * created before this migration or by release 0.1.0: their numbers begin with INV-. The logo of the settings is in use
 * as well.
 */
export class ShopIdentity1790000000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table invoices add column prefix text, add column vat_rate numeric(4,2), add column vat numeric(12,2),
         add column logo_url text,
         add constraint ck_invoices_vat check ((vat_rate is null) = (vat is null) and abs(vat) <= abs(total)) not valid`,
    );
    // a row of invoices never changes
    await runner.query(showsImage('invoices', 'id', 'logo_url', ['insert']));
    await runner.query(showsImage('settings', 'key', 'body', ['insert', 'update', 'delete']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop trigger tr_settings_file_uses_delete on settings;
drop trigger tr_settings_file_uses_update on settings;
drop trigger tr_settings_file_uses_insert on settings;
drop trigger tr_invoices_file_uses_insert on invoices;
delete from file_uses where table_name in ('invoices', 'settings');
alter table invoices drop column prefix, drop column vat_rate, drop column vat, drop column logo_url`);
  }
}
