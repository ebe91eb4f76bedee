import type { ApolloClient } from '@apollo/client';
import { isDeleted } from '../../entities/design/deleted-designs';
import type { DesignFilter } from '../../gql/schema';
import { withChange, withPage } from './gallery-list';
import type { GalleryList } from './gallery-list';
import { GalleryChangeDocument, GalleryDesignsDocument, GalleryTotalDocument } from './gallery.generated';

/** Number of designs loaded at a time: several desktop screens. */
const step = 24;
/** The API's maximum for one request. */
const most = 100;

/**
 * The variables under which a list's loaded pages are cached. All pages are cached under the first page's entry, so
 * that a returning user finds the list unchanged; signing out clears it. Only this file loads or changes it.
 */
export const galleryVariables = (filter: DesignFilter) => ({ filter, page: { size: step } });

const listQuery = (filter: DesignFilter) => ({ query: GalleryDesignsDocument, variables: galleryVariables(filter) });

const cachedList = (client: ApolloClient, filter: DesignFilter): GalleryList | undefined =>
  client.readQuery(listQuery(filter))?.me?.designs;

/**
 * Length of a list. It still includes designs deleted a moment ago, so that they can be restored: the API no longer
 * counts those, and the component that renders the list leaves them out.
 */
const lengthOf = (list: GalleryList, counted: number): number =>
  counted + list.items.filter(({ id }) => isDeleted(id)).length;

/** Changes the cached list in its current state, including pages requested in the meantime. */
function change(client: ApolloClient, filter: DesignFilter, work: (list: GalleryList) => GalleryList): void {
  client.cache.updateQuery(listQuery(filter), (before) =>
    before?.me ? { me: { ...before.me, designs: work(before.me.designs) } } : undefined,
  );
}

async function ask(client: ApolloClient, filter: DesignFilter, size: number, after?: string | null) {
  const { data } = await client.query({
    query: GalleryDesignsDocument,
    variables: { filter, page: { size: Math.min(size, most), ...(after && { after }) } },
    fetchPolicy: 'no-cache',
  });
  return data?.me ?? null;
}

/** Reloads a list from its beginning, as far as it was loaded; the cached list stays until all of it has arrived. */
export async function reloadGallery(client: ApolloClient, filter: DesignFilter): Promise<void> {
  const wanted = Math.max(step, cachedList(client, filter)?.items.length ?? 0);
  let list: GalleryList | undefined;
  for (;;) {
    const missing = wanted - (list?.items.length ?? 0);
    const me = await ask(client, filter, missing, list?.pageInfo.endCursor);
    // the user has been signed out: the page is about to be replaced
    if (!me) return;
    list = withPage(list, me.designs);
    if (list.items.length < wanted && list.pageInfo.hasNextPage) continue;
    client.writeQuery({ ...listQuery(filter), data: { me: { ...me, designs: list } } });
    return;
  }
}

/**
 * Loads the page after the loaded ones.
 * @returns everything that is loaded then
 */
export async function loadMore(client: ApolloClient, filter: DesignFilter): Promise<GalleryList['items']> {
  const list = cachedList(client, filter);
  if (list?.pageInfo.hasNextPage) {
    const me = await ask(client, filter, step, list.pageInfo.endCursor);
    if (me)
      change(client, filter, (now) =>
        withPage(now, { ...me.designs, totalItems: lengthOf(now, me.designs.totalItems) }),
      );
  }
  return cachedList(client, filter)?.items ?? [];
}

/** Asks the API whether a changed design belongs to the list, and inserts it at its position. */
export async function takeChange(client: ApolloClient, filter: DesignFilter, id: string): Promise<void> {
  const { data } = await client.query({
    query: GalleryChangeDocument,
    variables: { filter, changed: { ...filter, ids: [id] } },
    fetchPolicy: 'no-cache',
  });
  const me = data?.me;
  if (me)
    change(client, filter, (list) => withChange(list, id, me.designs.items[0], lengthOf(list, me.all.totalItems)));
}

/** Counts a list again: a deleted design may have belonged to it without being loaded. */
export async function takeTotal(client: ApolloClient, filter: DesignFilter): Promise<void> {
  const { data } = await client.query({ query: GalleryTotalDocument, variables: { filter }, fetchPolicy: 'no-cache' });
  const counted = data?.me?.designs.totalItems;
  if (counted !== undefined) change(client, filter, (list) => ({ ...list, totalItems: lengthOf(list, counted) }));
}
