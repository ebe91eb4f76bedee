import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import type { GalleryDesignsQuery } from './gallery.generated';

/** Designs as far as they are loaded, newest first. */
export type GalleryList = NonNullable<GalleryDesignsQuery['me']>['designs'];

const comesBefore = (one: DesignPartsFragment, other: DesignPartsFragment) =>
  one.createdAt === other.createdAt ? one.id > other.id : one.createdAt > other.createdAt;

/** The list with the page that follows it; what has moved meanwhile is there once. */
export function withPage(list: GalleryList | undefined, page: GalleryList): GalleryList {
  if (!list) return page;
  const known = new Set(list.items.map(({ id }) => id));
  return { ...page, items: [...list.items, ...page.items.filter(({ id }) => !known.has(id))] };
}

/**
 * The list after a design has changed: in its place where it is of the list (any more), out of it where it is not.
 * One whose place is not loaded yet comes with its page.
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
  const place = list.items.findIndex((item) => comesBefore(design, item));
  if (place < 0 && list.pageInfo.hasNextPage) return { ...list, totalItems };
  return { ...list, totalItems, items: list.items.toSpliced(place < 0 ? list.items.length : place, 0, design) };
}
