/** Id of the one content event: whoever keeps what visitors are answered forgets all of it (migration 0002). */
export const publicPages = 'public-pages';

/**
 * By this header an answer says that it is the same for every visitor until public content changes (the
 * term of content delivery networks, so that one in front of the product may keep it too).
 */
export const cacheableHeader = ['surrogate-key', publicPages] as const;
