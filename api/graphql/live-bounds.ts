import type { Services } from '../context';
import { isId } from '../domain/user-error';
import { SharedLimit } from '../platform/http/shared-limit';

const mostSocketsPerAccount = 30;
/** Subscriptions of an account, or of the network of an anonymous caller: some twenty tabs. */
const mostSubscriptions = 60;

/** Bounds of live connections, over all api processes where VALKEY_URL is set. */
export interface LiveBounds {
  addresses: SharedLimit;
  accounts: SharedLimit;
  subscriptions: SharedLimit;
  stop(): Promise<void>;
}

/** @param limits.heartbeatMs interval of pings, with which each process renews what it counts */
export function createLiveBounds(
  { valkey, metrics, limitLog }: Services,
  { socketsPerAddress, heartbeatMs }: { socketsPerAddress: number; heartbeatMs: number },
): LiveBounds {
  const limit = (name: 'address' | 'account' | 'subscriptions', most: number) =>
    new SharedLimit({
      name,
      most,
      valkey,
      renewMs: heartbeatMs,
      refused: (key, by) => {
        metrics.liveRefused.inc({ bound: name, by });
        limitLog.note(`live ${name}`, key, isId(key) ? { userId: key } : { network: key });
      },
    });
  const addresses = limit('address', socketsPerAddress);
  const accounts = limit('account', mostSocketsPerAccount);
  const subscriptions = limit('subscriptions', mostSubscriptions);
  return {
    addresses,
    accounts,
    subscriptions,
    stop: async () => {
      await Promise.all([addresses, accounts, subscriptions].map((one) => one.stop()));
    },
  };
}
