/** Id of the only content event: every cache of public answers is cleared by it (migration 0002). */
export const publicPages = 'public-pages';

/**
 * Header by which an answer declares that it is the same for every anonymous caller until public content changes. The
 * name is that of content delivery networks, so that a CDN before the product may cache it too (`platform/cdn/purge.ts`).
 */
export const cacheableHeader = ['surrogate-key', publicPages] as const;
