import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addIndex, dropIndex, replaceCheck } from '../migration-steps';

const leaveFigures = (only: string) => `
create or replace function leave_figures_of_designs() returns trigger language plpgsql as $$
begin
  insert into removed_records (kind, at, state, seconds, cost)
    select 'DESIGN', date_bin('15 minutes', created_at, 'epoch'),
           case when state in ('QUEUED', 'RUNNING') then 'CANCELLED' else state end,
           case when state = 'SUCCEEDED' then extract(epoch from finished_at - created_at) end,
           (to_jsonb(gone) ->> 'cost')::numeric
    from gone${only};
  return null;
end $$`;

/**
 * Designs that share the background of another one: they have no picture of their own, and are printed on demand. Figures
 * count what was generated, so they leave none.
 */
export class SharedBackgrounds1790000000174 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await replaceCheck(
      runner,
      'designs',
      'ck_designs_image',
      `state <> 'SUCCEEDED' or image_key is not null or (lettering = 'SET' and original_key is not null)`,
    );
    await addIndex(runner, 'ix_designs_original', 'designs (original_key) where original_key is not null');
    await runner.query(leaveFigures(` where state <> 'SUCCEEDED' or image_key is not null`));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(leaveFigures(''));
    await dropIndex(runner, 'ix_designs_original');
    await runner.query(`delete from designs where state = 'SUCCEEDED' and image_key is null`);
    await replaceCheck(runner, 'designs', 'ck_designs_image', `state <> 'SUCCEEDED' or image_key is not null`);
  }
}
