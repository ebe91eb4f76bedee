import type { Events } from '../events/events';
import { AnswerCache, publicPages } from './answers';
import type { Kind } from './answers';
import { PageCache } from './pages';

/**
 * All cached public answers of a process, and the only place that clears them: any change of the public site clears
 * everything, and nothing is cached while changes cannot be received.
 */
export class ResponseCache {
  /** Rendered pages by their canonical address. */
  readonly pages = new PageCache();
  /** Whole answers as bytes, pages, GraphQL and built files, sent ahead of everything else. */
  readonly answers: AnswerCache;
  /** Stops listening for changes. */
  readonly close: () => void;

  /** @param sent called for each answer that was sent as bytes, with its kind */
  constructor(
    private readonly events: Pick<Events, 'connected' | 'listen'>,
    sent: (kind: Kind) => void,
  ) {
    this.answers = new AnswerCache(() => events.connected, sent);
    this.close = events.listen('content', publicPages, () => {
      this.pages.clear();
      this.answers.clear();
    });
  }

  /** Whether anything may be cached at present. */
  get mayCache(): boolean {
    return this.events.connected;
  }
}
