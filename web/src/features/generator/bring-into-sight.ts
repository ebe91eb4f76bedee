import { preserveScroll } from '../../lib/preserve-scroll';
import { scrollBehavior } from '../../lib/scroll-behavior';

/** Height of the bar at a phone's lower edge plus a margin, in pixels. */
const barPx = 88;
/** Space for a message at the upper edge, in pixels. */
export const messagePx = 84;

/**
 * Scrolls only when a part of the element is out of sight or under a bar; smoothly, unless reduced motion is set. It is
 * repeated when what appears above, such as the message of success, moves the element away.
 */
export function bringIntoSight(element: HTMLElement | null): void {
  if (!element) return;
  preserveScroll(() => {
    if (!element.isConnected) return true;
    const { top, bottom } = element.getBoundingClientRect();
    if (top >= messagePx && bottom <= window.innerHeight - barPx) return false;
    element.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
    return false;
  });
}
