import type { ApolloClient } from '@apollo/client';
import { isDeleted } from '../../entities/design/deleted-designs';
import type { DesignFilter } from '../../gql/schema';
import { withChange, withPage } from './gallery-list';
import type { GalleryList } from './gallery-list';
import { GalleryChangeDocument, GalleryDesignsDocument, GalleryTotalDocument } from './gallery.generated';

/** Designs that are loaded at a time: several screens of a desk. */
const step = 24;
/** The most that the API gives at once. */
const most = 100;

/**
 * Everything that is loaded of a list is kept in the cache under its first page: whoever comes back finds it as they
 * left it, and it goes when they sign out. Nobody but this file asks for it or changes it.
 */
export const galleryVariables = (filter: DesignFilter) => ({ filter, page: { size: step } });

const place = (filter: DesignFilter) => ({ query: GalleryDesignsDocument, variables: galleryVariables(filter) });

const kept = (client: ApolloClient, filter: DesignFilter): GalleryList | undefined =>
  client.readQuery(place(filter))?.me?.designs;

/**
 * How long a list is that still holds, for the way back, what was deleted a moment ago: the API no longer counts that,
 * and whoever shows the list leaves it out.
 */
const lengthOf = (list: GalleryList, counted: number): number =>
  counted + list.items.filter(({ id }) => isDeleted(id)).length;

/** Changes what is kept as it is at this moment, whatever was asked for meanwhile. */
function change(client: ApolloClient, filter: DesignFilter, work: (list: GalleryList) => GalleryList): void {
  client.cache.updateQuery(place(filter), (before) =>
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

/** Asks for a list from its beginning, as far as it is loaded; what is kept stays until all of it has come. */
export async function reloadGallery(client: ApolloClient, filter: DesignFilter): Promise<void> {
  const wanted = Math.max(step, kept(client, filter)?.items.length ?? 0);
  let list: GalleryList | undefined;
  for (;;) {
    const missing = wanted - (list?.items.length ?? 0);
    const me = await ask(client, filter, missing, list?.pageInfo.endCursor);
    // nobody is signed in any more: the page is about to give way
    if (!me) return;
    list = withPage(list, me.designs);
    if (list.items.length < wanted && list.pageInfo.hasNextPage) continue;
    client.writeQuery({ ...place(filter), data: { me: { ...me, designs: list } } });
    return;
  }
}

/** Asks for the page that follows what is loaded. @returns everything that is loaded then */
export async function loadMore(client: ApolloClient, filter: DesignFilter): Promise<GalleryList['items']> {
  const list = kept(client, filter);
  if (list?.pageInfo.hasNextPage) {
    const me = await ask(client, filter, step, list.pageInfo.endCursor);
    if (me)
      change(client, filter, (now) =>
        withPage(now, { ...me.designs, totalItems: lengthOf(now, me.designs.totalItems) }),
      );
  }
  return kept(client, filter)?.items ?? [];
}

/** Learns from the API whether a design that has changed is of the list, and puts it into its place. */
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

/** Counts a list anew: what was deleted may have been of it, though it was not loaded. */
export async function takeTotal(client: ApolloClient, filter: DesignFilter): Promise<void> {
  const { data } = await client.query({ query: GalleryTotalDocument, variables: { filter }, fetchPolicy: 'no-cache' });
  const counted = data?.me?.designs.totalItems;
  if (counted !== undefined) change(client, filter, (list) => ({ ...list, totalItems: lengthOf(list, counted) }));
}
