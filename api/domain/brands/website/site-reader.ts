import { getOutgoing } from '../../../platform/http/outgoing';
import type { OutgoingFile, OutgoingRules } from '../../../platform/http/outgoing';
import { ROBOTS_BYTES, isAllowed, refuseAll, robotsRules } from './robots';
import type { RobotsRule } from './robots';

/** The name by which robots.txt can refuse us. */
const AGENT = 'postloombot';

/** A page that is not read, and why: a sentence for its customer. */
export class UnreadableSite extends Error {
  override readonly name = 'UnreadableSite';
}

/** Reads files of a site for one customer: within one time limit, as robots.txt allows, from public addresses only. */
export class SiteReader {
  private readonly robots = new Map<string, Promise<readonly RobotsRule[]>>();
  private readonly deadline: number;
  private readonly signal: AbortSignal;

  constructor(
    private readonly rules: Pick<OutgoingRules, 'allowLocal' | 'resolve'>,
    private readonly appUrl: string,
    wholeMs: number,
  ) {
    this.deadline = Date.now() + wholeMs;
    this.signal = AbortSignal.timeout(wholeMs);
  }

  /** Whether time is left. */
  get isOpen(): boolean {
    return Date.now() < this.deadline;
  }

  /**
   * Reads a file. @throws OutgoingFailure, UnreadableSite when robots.txt refuses it
   */
  async read(url: string, mostBytes: number, accept: string): Promise<OutgoingFile> {
    const { origin, pathname, search } = new URL(url);
    if (!isAllowed(await this.robotsOf(origin), `${pathname}${search}`))
      throw new UnreadableSite('The robots.txt of this site asks programs not to read it, and we do as it says.');
    const file = await this.get(url, mostBytes, accept);
    // a redirect may lead to another site, whose robots.txt decides there
    const landed = new URL(file.url);
    if (
      landed.origin !== origin &&
      !isAllowed(await this.robotsOf(landed.origin), `${landed.pathname}${landed.search}`)
    )
      throw new UnreadableSite('The robots.txt of this site asks programs not to read it, and we do as it says.');
    return file;
  }

  private get(url: string, mostBytes: number, accept: string): Promise<OutgoingFile> {
    const timeoutMs = Math.max(1, this.deadline - Date.now());
    const headers = { 'user-agent': `PostloomBot/1.0 (+${this.appUrl})`, accept };
    return getOutgoing(url, headers, { ...this.rules, onlyHttps: false, timeoutMs, mostBytes }, this.signal);
  }

  /** Returns the rules of a site for us: none without a robots.txt; unreachable ones refuse everything (RFC 9309, 2.3.1.4). */
  private robotsOf(origin: string): Promise<readonly RobotsRule[]> {
    const known = this.robots.get(origin);
    if (known) return known;
    const asked = this.get(`${origin}/robots.txt`, ROBOTS_BYTES, 'text/plain').then(({ status, body }) =>
      status >= 500 ? refuseAll : status >= 400 ? [] : robotsRules(body.toString('utf8'), AGENT),
    );
    this.robots.set(origin, asked);
    return asked;
  }
}
