import type { MigrationInterface, QueryRunner } from 'typeorm';

const events = {
  insert: (column: string) => `new.${column} is not null`,
  update: (column: string) => `old.${column} is distinct from new.${column}`,
  delete: (column: string) => `old.${column} is not null`,
};

/** The images that a row shows are in use, by the function of migration 0050. */
const showsImages = (table: string, id: string) =>
  Object.entries(events)
    .map(
      ([event, condition]) => `
create or replace trigger tr_${table}_file_uses_${event} after ${event} on ${table}
  for each row when (${condition('content')})
  execute function keep_file_uses(${id}, content)`,
    )
    .join(';');

/** Brands, and logos in posts. Documents created before this migration show no uploaded image. */
export class Brands1790000000170 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(brands);
    await runner.query(showsImages('brands', 'id'));
    await runner.query(showsImages('design_documents', 'design_id'));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of Object.keys(events))
      await runner.query(`drop trigger tr_design_documents_file_uses_${event} on design_documents`);
    await runner.query(`delete from file_uses where table_name in ('brands', 'design_documents'); drop table brands`);
  }
}

const brands = `
create table brands (
  id uuid constraint pk_brands primary key default uuidv7(),
  user_id uuid not null constraint fk_brands_user references users on delete cascade,
  version integer not null default 1 constraint ck_brands_version check (version > 0),
  name citext not null constraint ck_brands_name check (length(name) between 1 and 60),
  content jsonb not null constraint ck_brands_size check (octet_length(content::text) <= 32768),
  created_at timestamptz not null default now(),
  saved_at timestamptz not null default now(),
  constraint uq_brands_name unique (user_id, name)
)`;
