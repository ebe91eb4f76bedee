import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { viewerEntry } from '../session/forget-viewer';
import type { DesignUpdate } from './design-updates';

interface StoredList {
  items: readonly Reference[];
}

type Change = DesignUpdate['design'];

/** Milliseconds between two reloads by changes: a design sends several at once, and each reload costs of the account's budget. */
const LEAST_MS = 250;

/** Marks the lists to load again. Lists that contain each design update by its id; all others are stale. */
function staleLists(cache: ApolloCache, designs: readonly Change[]): void {
  cache.modify({
    id: viewerEntry(cache),
    fields: {
      designs: (list: StoredList | Reference, { INVALIDATE, readField }) => {
        const holds = (design: Change) =>
          design !== null &&
          design.finishedAt === null &&
          'items' in list &&
          list.items.some((item) => readField('id', item) === design.id);
        return designs.every(holds) ? list : INVALIDATE;
      },
    },
  });
}

const reload = (client: ApolloClient, designs: readonly Change[]): void =>
  void client.refetchQueries({ updateCache: (cache) => staleLists(cache, designs) }).catch(() => undefined);

/** Reloads all active lists of designs. */
export const askForLists = (client: ApolloClient): void => reload(client, [null]);

/** Changes that came since the last reload, by client. */
const waiting = new WeakMap<ApolloClient, Change[]>();

/** Reloads the active lists that a change may affect: the first of several changes at once, the others together. */
export function askForListsOf(client: ApolloClient, design: Change): void {
  const others = waiting.get(client);
  if (others) {
    others.push(design);
    return;
  }
  const later: Change[] = [];
  waiting.set(client, later);
  setTimeout(() => {
    waiting.delete(client);
    if (later.length > 0) reload(client, later);
  }, LEAST_MS);
  reload(client, [design]);
}
