import { createContext } from '../context';
import type { RequestContext, Services } from '../context';
import { publicPages } from '../platform/response-cache/answers';

/** Public content that is read once for all requests. */
export interface CurrentContent<Content> {
  read: () => Promise<Content>;
  close: () => void;
}

/**
 * Reads public content once for all requests, until a change of public content is reported, and for each request while
 * changes are not received.
 */
export function currentContent<Content>(
  services: Services,
  load: (ctx: RequestContext) => Promise<Content>,
): CurrentContent<Content> {
  let known: Promise<Content> | null = null;
  const close = services.events.listen('content', publicPages, () => {
    known = null;
  });
  return {
    read: () => {
      if (known && services.events.connected) return known;
      const reading = load(createContext(services, { requestId: 'public-content', viewer: null, address: 'page' }));
      // a change that is not received would leave it outdated
      known = services.events.connected ? reading : null;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    close,
  };
}
