import { createContext, useContext, useState } from 'react';
import type { ReactNode } from 'react';
import { useEnds, useResume } from '../session/use-resume';
import { useViewer } from '../session/use-viewer';
import { useShopChangedSubscription } from './shop-activity.generated';
import type { ShopChangedSubscription } from './shop-activity.generated';

type ShopActivity = ShopChangedSubscription['shopChanged'];

const Activity = createContext<ShopActivity | null>(null);

/** Returns what the shop does at present; null until the first update. */
export const useShopActivity = (): ShopActivity | null => useContext(Activity);

/** Keeps the shop's activity up to date for everything below. */
export function ShopActivityProvider({ children }: { children: ReactNode }) {
  const { refetch } = useViewer();
  const [ends, onComplete] = useEnds();
  // the last state stays while the subscription is begun again
  const [activity, setActivity] = useState<ShopActivity | null>(null);
  const { error, restart } = useShopChangedSubscription({
    onComplete,
    onData: ({ data }) => data.data && setActivity(data.data.shopChanged),
  });
  useResume({ error, restart, ends }, refetch);
  return <Activity value={activity}>{children}</Activity>;
}
