import type { EntityManager } from 'typeorm';
import { deleteInBatches } from './deletion';

it('deletes in statements of a bounded size, until one finds fewer rows', async () => {
  const asked: unknown[] = [];
  const left = [5_000, 5_000, 12];
  const db = {
    query: (statement: string, values: unknown[]) => {
      asked.push([statement, values]);
      return Promise.resolve([[], left[asked.length - 1] ?? 0]);
    },
  } as unknown as EntityManager;
  await deleteInBatches(db, 'delete ... limit $1');
  expect(asked).toEqual(Array.from({ length: 3 }, () => ['delete ... limit $1', [5_000]]));
});
