import { graphql } from 'graphql';
import { openDatabaseConnection } from '../test/database-connection';
import { besideTransaction } from '../test/one-connection';
import { startTestProduct } from '../test/test-product';
import { asGraphQLError } from './errors';
import { executableSchema } from './schema';

describe('errors of fields that are methods', () => {
  it.each(['items { id }', 'totalItems', 'pageInfo { hasNextPage }', 'pageInfo { endCursor }'])(
    'say nothing of the database while it is away: %s of a public list',
    async (field) => {
      const line = await openDatabaseConnection();
      const product = await startTestProduct({ line });
      line.cut();
      const source = `{ items { ${field} } }`;
      const { errors } = await graphql({ schema: executableSchema(), source, contextValue: product.ctx() });
      expect(errors?.map(({ message, extensions }) => [message, extensions['code']])).toEqual([
        ['We are back in a moment. Please try again.', 'SERVICE_UNAVAILABLE'],
      ]);
      await line.mend();
      await product.stop();
      line.close();
    },
  );
});

describe('a statement that waits too long for a lock', () => {
  it('changes nothing, and its caller is asked to try again', async () => {
    const log: string[] = [];
    const product = await startTestProduct({ log });
    const { id } = await product.addUser();
    const lock = 'select from users where id = $1 for update';
    const refused = await product.ctx().transaction(async (holder) => {
      await holder.db.query(lock, [id]);
      const ctx = product.ctx();
      const waiting = besideTransaction(() =>
        ctx.transaction(async ({ db }) => {
          await db.query('set local statement_timeout = 50');
          await db.query(lock, [id]);
        }),
      );
      return waiting.catch((error: unknown) => asGraphQLError(error, ctx));
    });
    expect(refused).toMatchObject({ extensions: { code: 'SERVICE_UNAVAILABLE', http: { status: 503 } } });
    expect(log.join('')).toMatch(/"level":"error".*waited for a lock longer than its bound/);
    await product.stop();
  });
});
