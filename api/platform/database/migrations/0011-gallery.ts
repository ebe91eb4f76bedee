import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The gallery: a design that is deleted can be had back for a while, and the search finds every word of its owner's. */
export class Gallery1790000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [deletion, search]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Designs that were deleted would be back: restore a backup instead.');
  }
}

/** One in the making holds a credit and a worker's lease: it is cancelled first. */
const deletion = `
alter table designs
  add column deleted_at timestamptz,
  add constraint ck_designs_deleted check (deleted_at is null or state in ('SUCCEEDED', 'FAILED', 'CANCELLED'));
create index ix_designs_deleted on designs (deleted_at) where deleted_at is not null`;

const search = `
drop index ix_designs_search;
create index ix_designs_search on designs using gin ((primary_text || ' ' || custom_prompt || ' ' || coalesce(enhanced_prompt, '')) gin_trgm_ops)`;
