import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { GalleryDesignsQuery } from './gallery.generated';

/** The loaded designs, newest first. */
export type GalleryList = NonNullable<GalleryDesignsQuery['me']>['designs'];

const comesBefore = (one: DesignPartsFragment, other: DesignPartsFragment) =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** Returns the list with its next page; entries that have moved between the two requests appear once. */
export function withPage(list: GalleryList | undefined, page: GalleryList): GalleryList {
  if (!list) return page;
  const known = new Set(list.items.map(({ id }) => id));
  return { ...page, items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))] };
}

/**
 * Returns the list after a design has changed: at its position if it belongs to the list, removed if it does not. One
 * whose position is not loaded yet arrives with its page.
 */
export function withChange(
  list: GalleryList,
  id: string,
  design: DesignPartsFragment | undefined,
  totalItems: number,
): GalleryList {
  const held = list.items.some((item) => item.id === id);
  if (!design) return { ...list, totalItems, items: held ? list.items.filter((item) => item.id !== id) : list.items };
  if (held) return { ...list, totalItems, items: list.items.map((item) => (item.id === id ? design : item)) };
  const position = list.items.findIndex((item) => comesBefore(design, item));
  if (position < 0 && list.pageInfo.hasNextPage) return { ...list, totalItems };
  return { ...list, totalItems, items: list.items.toSpliced(position < 0 ? list.items.length : position, 0, design) };
}
