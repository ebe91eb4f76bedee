import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A transaction that shows an uploaded image locks its name, shared, so that the deletion of unused images waits until its
 * row of `file_uses` can be seen (`api/domain/files/file-uses.ts` holds the other side). The release before calls the
 * function as it did.
 */
export class LockedFileUses1790000000234 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(lock));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(functionWith(''));
  }
}

/** SHA-256 of a file and how it ends, wherever it stands in a text. */
const nameOfFile = `'[0-9a-f]{64}\\.(?:png|jpg|webp)'`;

const lock = `
    perform pg_advisory_xact_lock_shared(hashtext('uploaded image'), hashtext(match[1]))
    from regexp_matches(shown, ${nameOfFile}, 'g') match;`;

/** The function of migration 0050, with a statement before its insert. */
const functionWith = (before: string) => `
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
    end loop;${before}
    insert into file_uses (name, table_name, row_id)
    select match[1], tg_table_name, fields ->> tg_argv[0] from regexp_matches(shown, ${nameOfFile}, 'g') match
    on conflict do nothing;
  end if;
  return null;
end $$`;
