// Functions and triggers.

export const uuidv7BeforePostgres18 = `
do $do$ begin
  if not exists (select 1 from pg_proc where proname = 'uuidv7') then
    create function uuidv7() returns uuid language sql volatile as $fn$
      select encode(set_bit(set_bit(overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from clock_timestamp()) * 1000)::bigint) from 3) from 1 for 6), 52, 1), 53, 1), 'hex')::uuid
    $fn$;
  end if;
end $do$`;

/** History is written, never rewritten; only deleting the account behind it removes its rows. */
export const appendOnly = `
create function refuse_rewriting_history() returns trigger language plpgsql as $fn$
begin
  raise exception '% is append only', tg_table_name using errcode = 'restrict_violation';
end $fn$;
create trigger credit_entries_append_only before update on credit_entries for each row execute function refuse_rewriting_history();
create trigger credit_entries_keep before delete on credit_entries for each row when (pg_trigger_depth() = 0) execute function refuse_rewriting_history();
create trigger transitions_append_only before update or delete on transitions for each row execute function refuse_rewriting_history();
create trigger audit_append_only before update or delete on audit for each row execute function refuse_rewriting_history();`;
