/** Returns how a page scrolls without its user: smoothly, unless reduced motion is set. */
export const scrollBehavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
