import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { aFinishedDesign } from '../../test/designs';
import { withChange, withPage } from './gallery-list';
import type { GalleryList } from './gallery-list';

const design = (id: string, minute: number) =>
  aFinishedDesign({ id, createdAt: new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString() }) as DesignPartsFragment;
const list = (hasNextPage: boolean, ...items: DesignPartsFragment[]): GalleryList => ({
  items,
  totalItems: 9,
  pageInfo: { endCursor: 'c', hasNextPage },
});
const ids = ({ items }: GalleryList) => items.map(({ id }) => id);
const [a, b, c] = [design('a', 3), design('b', 2), design('c', 1)];

describe('a partially loaded list', () => {
  it('holds an entry that is on two pages once', () => {
    expect(ids(withPage(list(true, a, b), list(false, b, c)))).toEqual(['a', 'b', 'c']);
  });

  it('inserts a design at its position, by time and then by id', () => {
    expect(ids(withChange(list(false, a, c), 'b', b, 3))).toEqual(['a', 'b', 'c']);
    expect(ids(withChange(list(false, a, b), 'c', c, 3))).toEqual(['a', 'b', 'c']);
    expect(ids(withChange(list(true, a, c), 'aa', { ...a, id: 'aa' }, 3))).toEqual(['aa', 'a', 'c']);
  });

  it('leaves out a design whose position is not loaded, and keeps the last one it holds', () => {
    const changed = withChange(list(true, a, b), 'c', c, 3);
    expect([ids(changed), changed.totalItems]).toEqual([['a', 'b'], 3]);
    expect(ids(withChange(list(true, a, b), 'b', b, 3))).toEqual(['a', 'b']);
  });

  it('drops a design that no longer belongs to it', () => {
    expect(ids(withChange(list(true, a, b), 'a', undefined, 1))).toEqual(['b']);
  });
});
