import { useState } from 'react';
import type { NewerRows } from '../../components/admin-list/new-rows';
import { useShopActivity } from './shop-activity';

type Newest = 'newestPurchaseId' | 'newestDesignId' | 'newestUserId';

/**
 * Announces rows that came since the list was shown. It counts how often the newest one changed, which is at most once a
 * second: several that come at once count as one.
 */
export function useNewerRows(newest: Newest): NewerRows {
  const id = useShopActivity()?.[newest];
  const [seen, setSeen] = useState<{ id: string | null; count: number } | null>(null);
  if (id !== undefined && id !== seen?.id) {
    // the first update tells what the list shows already; a deleted newest row is no new one
    const isNew = seen !== null && id !== null && (seen.id === null || id > seen.id);
    setSeen({ id, count: (seen?.count ?? 0) + (isNew ? 1 : 0) });
  }
  return { count: seen?.count ?? 0, onShow: () => setSeen((before) => before && { ...before, count: 0 }) };
}
