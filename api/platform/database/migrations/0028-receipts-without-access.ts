import type { MigrationInterface, QueryRunner } from 'typeorm';

const atOnce = 2_000;

/** Receipts of items no longer carry where the item is and how to use it: takes both out of the ones that were sent. */
export class ReceiptsWithoutAccess1790000000028 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (let last: string | null = '00000000-0000-0000-0000-000000000000'; last;) last = await cleared(runner, last);
  }

  async down(): Promise<void> {
    // what a receipt said about an item is in its order
  }
}

/** Clears the next receipts, in their order. @returns the last of them; null after the end. */
async function cleared(runner: QueryRunner, after: string): Promise<string | null> {
  const rows = (await runner.query(
    `with next as (select id from outbox where id > $1 order by id limit ${atOnce}), changed as (
       update outbox set html = regexp_replace(html, '<tr><td[^>]*>(Where it is|How to use it)</td><td[^>]*>[^<]*</td></tr>', '', 'g')
       where id in (select id from next) and dedupe_key like 'receipt:%' and html ~ '>(Where it is|How to use it)</td>')
     select id from next order by id desc limit 1`,
    [after],
  )) as { id: string }[];
  return rows[0]?.id ?? null;
}
