import { setTimeout as sleep } from 'node:timers/promises';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex } from '../migration-steps';

/**
 * Which row shows which uploaded image, so that the nightly sweep asks an index and reads no table. Triggers write it in
 * the transaction of the row, so that release 0.1.0 keeps it as well. May be repeated from the start.
 */
export class FileUses1790000000050 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(table);
    await runner.query(keep);
    // triggers add rows that are written from here on; then the existing rows are added
    for (const shower of showers) await runner.query(triggersOf(shower));
    for (const shower of showers) await fill(runner, shower);
    await addIndex(runner, 'ix_files_hash', 'files (hash)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_files_hash');
    for (const { name } of showers)
      for (const event of events) await runner.query(`drop trigger tr_${name}_file_uses_${event} on ${name}`);
    await runner.query('drop function keep_file_uses; drop table file_uses');
  }
}

interface Shower {
  /** The table. */
  name: string;
  id: string;
  /** Columns that hold the address of an image, or a body with such addresses. */
  columns: string[];
  /** Rows that are read at once. */
  atOnce: number;
}

const showers: Shower[] = [
  { name: 'users', id: 'id', columns: ['photo_url'], atOnce: 5_000 },
  { name: 'items', id: 'id', columns: ['image_url'], atOnce: 5_000 },
  { name: 'orders', id: 'id', columns: ['image_url', 'featured_image'], atOnce: 5_000 },
  { name: 'tickets', id: 'id', columns: ['user_photo_url'], atOnce: 5_000 },
  { name: 'content_sections', id: 'key', columns: ['body'], atOnce: 100 },
  { name: 'content_versions', id: 'id', columns: ['body'], atOnce: 100 },
];

/** SHA-256 of a file and how it ends, wherever it stands in a text. */
const nameOfFile = `'[0-9a-f]{64}\\.(?:png|jpg|webp)'`;

const table = `
create table if not exists file_uses (
  name text,
  table_name text,
  row_id text,
  constraint pk_file_uses primary key (name, table_name, row_id)
);
create index if not exists ix_file_uses_row on file_uses (table_name, row_id)`;

/** Its arguments are the columns: the key's first, then those that may show an image. */
const keep = `
create or replace function keep_file_uses() returns trigger language plpgsql as $$
declare
  fields jsonb;
  shown text;
begin
  if tg_op <> 'INSERT' then
    delete from file_uses where table_name = tg_table_name and row_id = to_jsonb(old) ->> tg_argv[0];
  end if;
  if tg_op <> 'DELETE' then
    fields := to_jsonb(new);
    for place in 1 .. tg_nargs - 1 loop
      shown := concat_ws(' ', shown, fields ->> tg_argv[place]);
    end loop;
    insert into file_uses (name, table_name, row_id)
    select match[1], tg_table_name, fields ->> tg_argv[0] from regexp_matches(shown, ${nameOfFile}, 'g') match
    on conflict do nothing;
  end if;
  return null;
end $$`;

const events = ['insert', 'update', 'delete'] as const;

/**
 * One trigger for each event: its condition spares rows that show nothing, and changes of other columns, the call. All in
 * one statement, which waits for the table's writers once.
 */
function triggersOf({ name, id, columns }: Shower): string {
  const conditions = {
    insert: columns.map((column) => `new.${column} is not null`),
    update: [id, ...columns].map((column) => `old.${column} is distinct from new.${column}`),
    delete: columns.map((column) => `old.${column} is not null`),
  };
  return events
    .map(
      (event) => `
create or replace trigger tr_${name}_file_uses_${event} after ${event} on ${name}
  for each row when (${conditions[event].join(' or ')})
  execute function keep_file_uses(${[id, ...columns].join(', ')})`,
    )
    .join(';');
}

/** SQLSTATE lock_not_available. */
const isLocked = '55P03';
const mostTries = 100;
const pauseMs = 50;

/** Repeats a part that meets a locked row: it waits with no lock of its own, so that it can be in no deadlock. */
async function whenUnlocked(runner: QueryRunner, part: string, values: string[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await runner.query(part, values);
      return;
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (code !== isLocked || tries === mostTries) throw error;
      await sleep(pauseMs);
    }
  }
}

/**
 * Adds what the existing rows show, a part at a time in the order of their keys. Rows that show something are locked
 * while their part is added: a concurrent change or deletion waits for it, and its trigger sees what was added.
 */
async function fill(runner: QueryRunner, { name, id, columns, atOnce }: Shower): Promise<void> {
  const areShown = columns.map((column) => `${column}::text ~ ${nameOfFile}`).join(' or ');
  for (let after: string | undefined, isLast = false; !isLast;) {
    const from = after === undefined ? [] : [{ bound: `${id} >`, value: after }];
    const [end] = (await runner.query(
      `select ${id}::text as id from ${name} ${within(from)} order by ${name}.${id} offset ${atOnce - 1} limit 1`,
      from.map(({ value }) => value),
    )) as { id: string }[];
    const part = end ? [...from, { bound: `${id} <=`, value: end.id }] : from;
    await whenUnlocked(
      runner,
      `with part as materialized (
         select ${id}::text as row_id, concat_ws(' ', ${columns.join(', ')}) as text from ${name} ${within(part, areShown)}
         for share nowait
       )
       insert into file_uses (name, table_name, row_id)
       select distinct match[1], '${name}', row_id from part, regexp_matches(text, ${nameOfFile}, 'g') match
       on conflict do nothing`,
      part.map(({ value }) => value),
    );
    after = end?.id;
    isLast = !end;
  }
}

/** The condition of a part of a table: its bounds are the statement's parameters, in this order. */
function within(bounds: { bound: string }[], condition?: string): string {
  const all = bounds.map(({ bound }, place) => `${bound} $${place + 1}`);
  if (condition) all.push(`(${condition})`);
  return all.length > 0 ? `where ${all.join(' and ')}` : '';
}
