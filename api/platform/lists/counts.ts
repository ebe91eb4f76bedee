import DataLoader from 'dataloader';
import { readRows } from '../database/entity-rows';
import { StatementNames } from '../database/statement-names';
import type { ListContext } from './definition';

/** Writes a statement that counts rows, and appends its values to the given ones. */
export type CountStatement = (values: unknown[]) => string;

const mostAtOnce = 8;
const names = new StatementNames('counts');

/** Counts by one statement what a request counts in the same moment, each a list of one account. */
const counter = ({ db, pool, directPool }: ListContext) =>
  new DataLoader<CountStatement, number>(
    async (statements) => {
      const values: unknown[] = [];
      const counts = statements.map((write, index) => `(${write(values)}) as c${index}`);
      const text = `select ${counts.join(', ')}`;
      const asking = { db: db.connection.manager, pool, directPool };
      const [row] = await readRows<Record<string, string>>(asking, { name: names.nameOf(text), text }, values);
      return statements.map((_, index) => Number(row?.[`c${index}`]));
    },
    { cache: false, maxBatchSize: mostAtOnce },
  );

/** Counts rows of one account, outside of a transaction. */
export const countTogether = (ctx: ListContext, statement: CountStatement): Promise<number> =>
  ctx.once(counter).load(statement);
