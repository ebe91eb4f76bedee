import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, replaceCheck } from '../migration-steps';

const BATCH = 2_000;
const edited = `content -> 'words' -> 'headline' ->> 'text'`;
const hidden = `content -> 'words' -> 'headline' ->> 'hidden'`;

/** A design is found by its headline as its customer has left it. */
export class EditedHeadlines1790000000230 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table designs add column if not exists headline text');
    await replaceCheck(runner, 'designs', 'ck_designs_headline', 'char_length(headline) between 1 and 200');
    // few rows differ, and no row is locked for long; what the release before saves is found by its old words
    for (let changed = BATCH; changed === BATCH;) {
      const [, count] = (await runner.query(
        `update designs set headline = edited.headline from (
           select design_id, ${edited} as headline from design_documents join designs on designs.id = design_id
           where version > 1 and designs.headline is null and coalesce(${hidden}, 'false') <> 'true'
             and ${edited} not in ('', primary_text) and char_length(${edited}) <= 200 limit ${BATCH}) edited
         where designs.id = edited.design_id`,
      )) as [unknown, number];
      changed = count;
    }
    await addIndex(
      runner,
      'ix_designs_headline',
      'designs using gin (search_form(headline) gin_trgm_ops) where headline is not null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndex(runner, 'ix_designs_headline');
    await runner.query('alter table designs drop column headline');
  }
}
