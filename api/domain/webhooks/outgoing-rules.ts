import type { RequestContext } from '../../context';
import type { OutgoingRules } from '../../platform/http/outgoing';

/** Bytes of an answer that are read, so that the connection ends in order; few of them are stored. */
const mostBytes = 64 * 1024;

/** What the addresses of webhooks may be. */
export const outgoingRules = ({ config: { production, webhooks } }: Pick<RequestContext, 'config'>): OutgoingRules => ({
  allowLocal: webhooks.allowLocal,
  onlyHttps: production,
  timeoutMs: webhooks.timeoutMs,
  mostBytes,
});
