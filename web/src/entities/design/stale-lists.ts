import type { ApolloCache, ApolloClient, Reference } from '@apollo/client';
import { viewerEntry } from '../session/forget-list';
import type { DesignUpdate } from './design-updates';

interface StoredList {
  items: readonly Reference[];
}

/** Lists that hold the design as it is now have it already, by its id; all others are asked for again. */
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

/** Has the lists on screen that a change may concern asked for again; all of them when no design is named. */
export function askForLists(client: ApolloClient, design: DesignUpdate['design'] = null): void {
  void client.refetchQueries({ updateCache: (cache) => staleLists(cache, design) }).catch(() => undefined);
}
