import type { Events } from '../events/events';
import { AnswerCache } from './answers';
import { publicPages } from './cacheable';
import { PageCache } from './pages';

/**
 * All that a process keeps of what visitors are answered, and the one place where it is forgotten: whatever changes on
 * the public site, all of it goes, and while changes can't be heard nothing is kept.
 */
export class ResponseCache {
  /** Rendered pages by their one address. */
  readonly pages = new PageCache();
  /** Whole answers as bytes, pages and GraphQL, sent ahead of everything else. */
  readonly answers: AnswerCache;
  /** Stops hearing of changes. */
  readonly close: () => void;

  /** @param sent called for each answer that was sent as bytes, with its path */
  constructor(
    private readonly events: Pick<Events, 'connected' | 'listen'>,
    sent: (path: string) => void,
  ) {
    this.answers = new AnswerCache(() => events.connected, sent);
    this.close = events.listen('content', publicPages, () => {
      this.pages.clear();
      this.answers.clear();
    });
  }

  /** Whether something may be kept at present. */
  get mayCache(): boolean {
    return this.events.connected;
  }
}
