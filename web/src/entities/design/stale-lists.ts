import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { viewerEntry } from '../session/forget-viewer';
import type { DesignUpdate } from './design-updates';

interface StoredList {
  items: readonly Reference[];
}

/** Returns the lists to load again. Lists that contain the design update by its id; all others are stale. */
function staleLists(cache: ApolloCache, design: DesignUpdate['design']): void {
  cache.modify({
    id: viewerEntry(cache),
    fields: {
      designs: (list: StoredList | Reference, { INVALIDATE, readField }) => {
        const held =
          design !== null &&
          design.finishedAt === null &&
          'items' in list &&
          list.items.some((item) => readField('id', item) === design.id);
        return held ? list : INVALIDATE;
      },
    },
  });
}

/** Reloads the active lists that a change may affect; all of them when no design is given. */
export function askForLists(client: ApolloClient, design: DesignUpdate['design'] = null): void {
  void client.refetchQueries({ updateCache: (cache) => staleLists(cache, design) }).catch(() => undefined);
}
