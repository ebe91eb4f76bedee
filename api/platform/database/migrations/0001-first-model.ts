import type { MigrationInterface, QueryRunner } from 'typeorm';
import { people } from './first-model/people';
import { catalog, orders } from './first-model/shop';
import { credits, designs } from './first-model/work';
import { support, site } from './first-model/site';
import { uuidv7BeforePostgres18, appendOnly } from './first-model/rules';

/**
 * The whole first model. Promises about money, credits and identity are constraints here, not conventions of the code:
 * see the comments at the unique indexes and triggers.
 */
export class FirstModel1790000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create extension if not exists citext`);
    await runner.query(`create extension if not exists pg_trgm`);
    await runner.query(uuidv7BeforePostgres18);
    await runner.query(people);
    await runner.query(catalog);
    await runner.query(orders);
    await runner.query(credits);
    await runner.query(designs);
    await runner.query(support);
    await runner.query(site);
    await runner.query(appendOnly);
  }

  async down(): Promise<void> {
    throw new Error('The first model is not undone: drop the database instead.');
  }
}
