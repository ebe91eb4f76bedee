import { createContext, useContext } from 'react';
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
  const { data, error, restart } = useShopChangedSubscription({ onComplete });
  useResume({ error, restart, ends }, refetch);
  return <Activity value={data?.shopChanged ?? null}>{children}</Activity>;
}
