import { LOGO_RATIO } from '../../../../studio/posts/document';
import type { LogoColours } from '../../../../studio/posts/logo-colours';
import type { RequestContext } from '../../../context';
import { ConcurrencyLimit } from '../../../platform/http/concurrency-limit';
import { OutgoingFailure } from '../../../platform/http/outgoing';
import type { OutgoingFile, OutgoingRules } from '../../../platform/http/outgoing';
import { TookTooLong, TooMuchWaiting } from '../../../platform/processes/worker-processes';
import type { WorkerAnswer } from '../../files/image-processing';
import { UserError, notFound, tooManyRequests } from '../../user-error';
import { countLiveWork } from '../../accounts/test-account.service';
import { freshUser } from '../../accounts/user.service';
import { consumeFreeLimits } from '../../ai/free-limits';
import { signedIn } from '../../viewer';
import type { LogoCandidate, PageFacts, PageTask } from './page-facts';
import type { Seen } from './page-walk';
import { SiteReader, UnreadableSite } from './site-reader';
import type { StyleFacts, StyleTask } from './style-facts';
import { wordsOf } from './website-words';
import type { WebsiteWords } from './website-words';

const PAGE_BYTES = 2 * 1024 * 1024;
const STYLE_BYTES = 512 * 1024;
const PICTURE_BYTES = 2 * 1024 * 1024;
/** For everything that is read from the site. */
const WHOLE_MS = 15_000;
/** Logos that are shown to choose from. */
const SHOWN_LOGOS = 3;

/** A picture that may be the logo, not stored yet. */
export interface SuggestedLogo {
  /** A PNG as a data address. */
  image: string;
  ratio: number;
  ink: string | null;
  colors: string[];
  seenAt: string;
}

/** What a site suggests for a brand. Nothing of it is stored. */
export interface WebsiteReading extends Pick<PageFacts, 'name' | 'language' | 'contact' | 'handle'>, StyleFacts {
  address: string;
  logos: SuggestedLogo[];
  words: WebsiteWords | null;
  buttons: Seen<string[]> | null;
  /** What the customer should know about this reading; null for nothing. */
  note: string | null;
}

/** Rules of outgoing requests, and the time for all of them; tests have a shorter one. */
type SiteRules = Pick<OutgoingRules, 'allowLocal' | 'resolve'> & { wholeMs?: number };

/** Websites that a process reads at the same time: a slow site of one account must not take all places. */
const accountReadings = new ConcurrencyLimit(2);
const processReadings = new ConcurrencyLimit(8);

/** Returns the address of a site as it was typed, with a scheme. */
const typed = (given: string): string => {
  const text = given.trim();
  return /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[\w.-]+:\d+(?:\/|$)/.test(text) ? text : `https://${text}`;
};

const refused = (sentence: string) => new UserError('INVALID_INPUT', sentence, ['url']);

/** Runs a function of an image process. @returns null when it refuses, or takes too long */
async function inProcess<Result>({ images }: RequestContext, name: string, argument: unknown): Promise<Result | null> {
  try {
    return await images.uploads.run<Result>(name, argument);
  } catch (error) {
    if (error instanceof TooMuchWaiting) throw tooManyRequests('Many websites are being read right now.', 10);
    if (error instanceof TookTooLong) return null;
    throw error;
  }
}

/**
 * Reads the site of a business: its page as it is without scripts, three style sheets and five pictures.
 * @throws UserError INVALID_INPUT at `url` with the reason why it can't be read, TOO_MANY_REQUESTS
 */
export async function readWebsite(
  ctx: RequestContext,
  given: string,
  rules: SiteRules = { allowLocal: ctx.config.webhooks.allowLocal },
): Promise<WebsiteReading> {
  const { userId } = signedIn(ctx);
  const url = typed(given);
  if (given.length > 500 || !URL.canParse(url)) throw refused('Please enter the address of your website.');
  // before the limits of a day: a refusal for others' readings costs none of them
  const releases = [accountReadings.take(userId), processReadings.take('all')];
  try {
    if (releases.includes(null)) throw tooManyRequests('Many websites are being read right now.', 10);
    await consumeReading(ctx, userId);
    return await readSite(ctx, { url, given }, rules);
  } finally {
    for (const release of releases) release?.();
  }
}

async function readSite(
  ctx: RequestContext,
  { url, given }: { url: string; given: string },
  rules: SiteRules,
): Promise<WebsiteReading> {
  const { userId } = signedIn(ctx);
  const reader = new SiteReader(rules, ctx.config.appUrl, rules.wholeMs ?? WHOLE_MS);
  const began = Date.now();
  const outcome = async (name: string) => {
    await countLiveWork(ctx, userId, ctx.metrics.websitesRead, { outcome: name });
    ctx.logger.info({ host: new URL(url).hostname, ms: Date.now() - began, outcome: name }, 'a website was read');
  };
  try {
    const page = await pageOf(reader, url, given);
    const facts = await factsOf(ctx, page);
    const reading = await readingOf(ctx, reader, page.url, facts);
    await outcome(facts.isShell ? 'shell' : 'read');
    return reading;
  } catch (error) {
    await outcome('refused');
    if (error instanceof OutgoingFailure || error instanceof UnreadableSite) throw refused(error.message);
    throw error;
  }
}

/** Consumes the limits of an account. @throws UserError TOO_MANY_REQUESTS with the wait */
async function consumeReading(ctx: RequestContext, userId: string): Promise<void> {
  const wait = await ctx.limits.take('websitePerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have read ten websites today.', wait);
  const user = await freshUser(ctx, userId);
  if (!user) throw notFound('User');
  await consumeFreeLimits(ctx, user, 'website').catch(async (error: unknown) => {
    await ctx.limits.giveBack('websitePerAccount', userId);
    throw error;
  });
}

/** Reads the page. Where the scheme was left out and https does not answer, http is tried. */
async function pageOf(reader: SiteReader, url: string, given: string): Promise<OutgoingFile> {
  const accept = 'text/html,application/xhtml+xml';
  const page = await reader.read(url, PAGE_BYTES, accept).catch((error: unknown) => {
    const isOpen = error instanceof OutgoingFailure && error.message.startsWith('The connection failed');
    if (!isOpen || given.trim().toLowerCase().startsWith('https:') || !reader.isOpen) throw error;
    return reader.read(url.replace(/^https:/i, 'http:'), PAGE_BYTES, accept);
  });
  if (page.status >= 400) throw new UnreadableSite(`The site answered with an error (${page.status}).`);
  // a server that names no type is believed where the file begins like a page
  const isPage = page.type === '' && /^\s*<(?:!doctype|html|head|body)/i.test(page.body.toString('latin1', 0, 500));
  if (!isPage && !/^(?:text\/html|application\/xhtml\+xml)$/.test(page.type))
    throw new UnreadableSite('This address is not a web page. Please enter the address of your home page.');
  if (page.isCut) throw new UnreadableSite('This page is larger than 2 MB, which is more than we read.');
  return page;
}

/** Returns the text of a file in the charset that it names. */
function textOf({ body, charset }: OutgoingFile): string {
  const named = charset ?? /<meta[^>]{1,100}charset\s*=\s*["']?([\w-]+)/i.exec(body.toString('latin1', 0, 2_048))?.[1];
  try {
    return new TextDecoder(named ?? 'utf-8').decode(body);
  } catch {
    return body.toString('utf8');
  }
}

async function factsOf(ctx: RequestContext, page: OutgoingFile): Promise<PageFacts> {
  const task: PageTask = { html: textOf(page), url: page.url };
  const facts = await inProcess<PageFacts>(ctx, 'pageFacts', task);
  if (!facts) throw new UnreadableSite('This page is too complex to read.');
  return facts;
}

const shellNote =
  'This page is filled in by scripts, which we do not run. Only what is in the page itself could be read.';

async function readingOf(
  ctx: RequestContext,
  reader: SiteReader,
  url: string,
  facts: PageFacts,
): Promise<WebsiteReading> {
  const [logos, sheets, words] = await Promise.all([
    logosOf(ctx, reader, facts.logos),
    Promise.all(facts.styleSheets.map((sheet) => sheetOf(reader, sheet))),
    facts.text.length < 40 ? null : wordsOf(ctx, facts.text),
  ]);
  const task: StyleTask = {
    sheets: [...sheets.filter((sheet) => sheet !== null), facts.styles],
    inline: facts.inline,
    themeColor: facts.themeColor,
    families: facts.families,
    logoColors: logos[0]?.colors ?? [],
  };
  const styles = (await inProcess<StyleFacts>(ctx, 'styleFacts', task)) ?? { colors: null, fonts: null };
  const { name, language, contact, handle, buttons } = facts;
  const isEmpty = !name && !styles.colors && logos.length === 0;
  if (isEmpty)
    throw new UnreadableSite(facts.isShell ? shellNote : 'We found nothing on this page to make a brand from.');
  return {
    address: url,
    name,
    language,
    contact,
    handle,
    ...styles,
    logos,
    words,
    buttons: buttons.length > 0 ? { value: buttons.slice(0, 5), seenAt: 'the buttons of the page' } : null,
    note: facts.isShell ? shellNote : null,
  };
}

/** Reads a style sheet; a large one as far as it is read. @returns null for one that can't be read */
async function sheetOf(reader: SiteReader, url: string): Promise<string | null> {
  try {
    const file = await reader.read(url, STYLE_BYTES, 'text/css');
    return file.status < 400 && file.type.startsWith('text/css') ? textOf(file) : null;
  } catch (error) {
    if (error instanceof OutgoingFailure || error instanceof UnreadableSite) return null;
    throw error;
  }
}

/** Reads the pictures that may be the logo, at once, and returns the first ones that are pictures of a logo's shape. */
async function logosOf(
  ctx: RequestContext,
  reader: SiteReader,
  candidates: readonly LogoCandidate[],
): Promise<SuggestedLogo[]> {
  const all = await Promise.all(candidates.map((candidate) => logoOf(ctx, reader, candidate)));
  const seen = new Set<string>();
  return all
    .filter((logo) => logo !== null)
    .filter(({ image }) => !seen.has(image) && seen.add(image) !== undefined)
    .slice(0, SHOWN_LOGOS);
}

interface LogoPreview extends LogoColours {
  data: Uint8Array;
  ratio: number;
}

async function logoOf(
  ctx: RequestContext,
  reader: SiteReader,
  { url, svg, seenAt }: LogoCandidate,
): Promise<SuggestedLogo | null> {
  try {
    const bytes = svg ? Buffer.from(svg) : await pictureOf(reader, url ?? '');
    const answer = bytes && (await inProcess<WorkerAnswer<LogoPreview>>(ctx, 'logoPreview', bytes));
    if (!answer?.result) return null;
    const { data, ratio, ink, colors } = answer.result;
    if (ratio > LOGO_RATIO.most || ratio < LOGO_RATIO.least) return null;
    return { image: `data:image/png;base64,${Buffer.from(data).toString('base64')}`, ratio, ink, colors, seenAt };
  } catch (error) {
    if (error instanceof OutgoingFailure || error instanceof UnreadableSite) return null;
    throw error;
  }
}

async function pictureOf(reader: SiteReader, url: string): Promise<Buffer | null> {
  const file = await reader.read(url, PICTURE_BYTES, 'image/svg+xml,image/png,image/webp,image/jpeg,image/x-icon');
  return file.status < 400 && !file.isCut ? file.body : null;
}
