import { graphql } from 'graphql';
import { openDatabaseConnection } from '../test/database-connection';
import { startTestProduct } from '../test/test-product';
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
