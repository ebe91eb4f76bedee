import { useState } from 'react';
import { useDesignsQuery } from './generator.generated';

const step = 8;
const most = 100;

/** Provides the designs made so far, newest first, as far as they are loaded. */
export function useDesignList() {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useDesignsQuery({
    variables: { page: { size: Math.min(size, most) } },
    fetchPolicy: 'cache-and-network',
    // An update requests the list again: an answer to an earlier request must not be shared.
    context: { queryDeduplication: false },
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
