import { useEffect, useRef, useState } from 'react';
import { useDesignsQuery } from './generator.generated';
import type { DesignPartsFragment } from '../../components/designs/live-designs.generated';

const step = 8;
const most = 100;

export const isUnfinished = (design: Pick<DesignPartsFragment, 'status'> | undefined): boolean =>
  design?.status === 'QUEUED' || design?.status === 'RUNNING';

/** Everything made so far, newest first, as far as it has been asked for. */
export function useDesignList() {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useDesignsQuery({
    variables: { page: { size: Math.min(size, most) } },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? previousData)?.me?.designs;
  const more =
    list !== undefined && list.totalItems > list.items.length && size < most ? () => setSize(size + step) : undefined;
  return {
    items: list?.items,
    totalItems: list?.totalItems ?? 0,
    loading,
    error,
    more,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type DesignList = ReturnType<typeof useDesignList>;

/** On coming back, once: a design that is still in the making is shown again, unless the address names another. */
export function usePickUp(
  { items, loading }: Pick<DesignList, 'items' | 'loading'>,
  shownId: string | null,
  show: (id: string) => void,
): void {
  const looked = useRef(false);
  useEffect(() => {
    if (looked.current || loading || !items) return;
    looked.current = true;
    const unfinished = items.find(isUnfinished);
    if (unfinished && shownId === null) show(unfinished.id);
  }, [items, loading, shownId, show]);
}
