import { useState } from 'react';
import { useDesignsQuery } from './generator.generated';

const step = 8;
const most = 100;

/** Everything made so far, newest first, as far as it has been asked for. */
export function useDesignList() {
  const [size, setSize] = useState(step);
  const { data, previousData, loading, error, refetch } = useDesignsQuery({
    variables: { page: { size: Math.min(size, most) } },
    fetchPolicy: 'cache-and-network',
    // news asks again: an answer that was on its way before them does not do
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
