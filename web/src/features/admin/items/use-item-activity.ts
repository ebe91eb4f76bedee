import type { ApolloCache } from '@apollo/client';
import { errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useSingleFlight } from '../../../lib/use-single-flight';
import { useSetItemActiveMutation } from './admin-items.generated';
import type { ManagedItemFragment } from './admin-items.generated';

/** The items on sale that other pages hold are out of date. */
export function forgetItems(cache: ApolloCache): void {
  for (const fieldName of ['items', 'item']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

type Switched = Pick<ManagedItemFragment, 'id' | 'name' | 'isActive' | 'version'>;

/** Provides the switch between on sale and hidden. Hiding shows a note that offers to undo it. */
export function useItemActivity(
  /** Called after each attempt, with the new state unless it was refused. */
  onChanged: (changed: Pick<Switched, 'version'> | null) => unknown,
): (item: Switched) => Promise<void> {
  const [setActive] = useSetItemActiveMutation({ update: forgetItems });
  const once = useSingleFlight();
  const change = async (id: string, isActive: boolean, version: number) => {
    try {
      const answer = (await setActive({ variables: { id, isActive, version } })).data?.setItemActive;
      if (!answer?.item) notify.error(answer?.errors[0]?.message ?? 'Failed to update item');
      void onChanged(answer?.item ?? null);
      return answer?.item;
    } catch (error) {
      notify.error(errorMessage(error));
      return null;
    }
  };
  return async ({ id, name, isActive, version }) => {
    const changed = await once(id, () => change(id, !isActive, version ?? 0));
    if (!changed) return;
    if (changed.isActive) notify.success(`${name} is on sale`);
    else notify.undo(`${name} is hidden`, () => void change(id, true, changed.version ?? 0));
  };
}
