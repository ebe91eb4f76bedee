import { useApolloClient } from '@apollo/client/react';
import type { ApolloCache } from '@apollo/client';
import { confirm } from '../../../components/feedback/confirm';
import { Refused } from '../../../components/feedback/confirm-question';
import { errorMessage } from '../../../lib/errors';
import type { PayloadError } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { useSingleFlight } from '../../../lib/use-single-flight';
import {
  AllPackagesDocument,
  useDeletePackageMutation,
  useSetPackageActiveMutation,
  useSetPackageOrderMutation,
} from './packages.generated';
import type { ManagedPackageFragment } from './packages.generated';

/** The packages on sale that other pages hold are out of date. */
export const forgetPricing = (cache: ApolloCache): void => {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'packages' });
};

interface PackageActions {
  show: (shown: ManagedPackageFragment) => Promise<void>;
  /** Hides a package; a note offers to undo it. */
  hide: (hidden: ManagedPackageFragment) => Promise<void>;
  /** Sets the order of the packages on sale, which is shown at once. */
  order: (ids: string[], shown: string[]) => Promise<void>;
  /** Asks for confirmation and deletes a package. */
  remove: (gone: ManagedPackageFragment) => Promise<void>;
}

/** Provides what an Admin does to a package on its card. */
export function usePackageActions(): PackageActions {
  const client = useApolloClient();
  const once = useSingleFlight();
  const [setActive] = useSetPackageActiveMutation({ update: forgetPricing });
  const [setOrder] = useSetPackageOrderMutation({ update: forgetPricing });
  const [deletePackage] = useDeletePackageMutation({ update: forgetPricing });
  const reload = () => void client.refetchQueries({ include: [AllPackagesDocument] });

  /** Runs a change; what was refused is shown with the current packages. */
  const attempt = async <Answer extends { errors: readonly PayloadError[] }>(
    change: () => Promise<Answer | undefined>,
  ): Promise<Answer | null> => {
    try {
      const answer = await change();
      if (answer && answer.errors.length === 0) return answer;
      notify.error(answer?.errors[0]?.message ?? 'Failed to update package');
    } catch (error) {
      notify.error(errorMessage(error));
    }
    reload();
    return null;
  };
  const activate = (id: string, isActive: boolean, version: number) =>
    once(id, () =>
      attempt(async () => (await setActive({ variables: { id, isActive, version } })).data?.setPackageActive),
    );
  return {
    show: async ({ id, name, version }) => {
      if (await activate(id, true, version ?? 0)) notify.success(`${name} is on sale`);
    },
    hide: async ({ id, name, version }) => {
      const hidden = (await activate(id, false, version ?? 0))?.package;
      if (hidden) notify.undo(`${name} is hidden`, () => void activate(id, true, hidden.version ?? 0));
    },
    order: async (ids, shown) => {
      const packages = ids.map((id, place) => ({ __typename: 'Package' as const, id, position: place + 1 }));
      const optimisticResponse = {
        __typename: 'Mutation' as const,
        setPackageOrder: { __typename: 'PackagesPayload' as const, packages, errors: [] },
      };
      await attempt(
        async () => (await setOrder({ variables: { ids, shown }, optimisticResponse })).data?.setPackageOrder,
      );
    },
    remove: async ({ id, name, version }) => {
      const isGone = await confirm({
        title: `Delete ${name}?`,
        text: 'A package with orders cannot be deleted: hide it instead. This cannot be undone.',
        confirmText: 'Delete',
        danger: true,
        action: async () => {
          const { data } = await deletePackage({ variables: { id, version: version ?? 0 } });
          const problem = data?.deletePackage.errors[0];
          if (problem) throw new Refused(problem.message);
        },
      });
      if (!isGone) return;
      client.cache.evict({ id: client.cache.identify({ __typename: 'Package', id }) });
      reload();
      notify.success(`${name} is deleted`);
    },
  };
}
