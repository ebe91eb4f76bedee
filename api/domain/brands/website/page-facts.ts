import { DomHandler, DomUtils, Parser } from 'htmlparser2';
import { decoded, handleIn, logosInData, nameIn, namesInData } from './page-data';
import { isElement, line, svgFile, walk } from './page-walk';
import type { Element, Seen, Visit } from './page-walk';

/** A picture that may be the logo: a file of an address, or an SVG in the page itself. */
export interface LogoCandidate {
  seenAt: string;
  url?: string;
  svg?: string;
}

/** The style attribute of an element, with what it belongs to. */
export interface InlineStyle {
  selector: string;
  style: string;
}

/** What is read of a page without its scripts. */
export interface PageFacts {
  name: Seen<string> | null;
  language: Seen<string> | null;
  contact: Seen<string> | null;
  handle: Seen<string> | null;
  themeColor: string | null;
  logos: LogoCandidate[];
  styleSheets: string[];
  styles: string;
  inline: InlineStyle[];
  /** Families that the page loads from a font service. */
  families: string[];
  text: string;
  /** Words of buttons. */
  buttons: string[];
  /** Whether the page has scripts and next to no words. */
  isShell: boolean;
}

/** Argument of the worker's `pageFacts`. */
export interface PageTask {
  html: string;
  /** The page's address. */
  url: string;
}

/** Characters of visible text that are read: the text model sees no more. */
export const MOST_TEXT = 4_000;
/** Browsers stop at 512 open elements; a page that leaves out end tags may have many more. */
const MOST_DEPTH = 50_000;
const MOST_LOGOS = 5;
/** The DOM's number for a text. */
const TEXT_NODE = 3;
const MOST_STYLE_SHEETS = 3;
const MOST_INLINE = 400;
const MOST_STYLES = 512 * 1024;
const LEAST_WORDS = 60;

/** Returns an absolute http address; null for anything else. */
function addressOf(given: string | undefined, base: string): string | null {
  if (!given || !URL.canParse(given.trim(), base)) return null;
  const url = new URL(given.trim(), base);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}

class PageReader {
  private readonly meta = new Map<string, string>();
  private readonly links: { rel: string; href: string; sizes: string; type: string }[] = [];
  private readonly inHeader: LogoCandidate[] = [];
  private readonly named: LogoCandidate[] = [];
  private readonly hrefs: string[] = [];
  private readonly words: string[] = [];
  private readonly buttons: string[] = [];
  private readonly inline: InlineStyle[] = [];
  private readonly data: string[] = [];
  private title = '';
  private language = '';
  private styles = '';
  private scripts = 0;
  private length = 0;

  constructor(private readonly base: string) {}

  visit({ node, isInHeader, isMute, isInHomeLink }: Visit): void {
    if (!isElement(node)) {
      if (node.nodeType !== TEXT_NODE || isMute || this.length >= MOST_TEXT) return;
      const text = line(node.data, MOST_TEXT);
      if (text) this.words.push(text);
      this.length += text.length + 1;
      return;
    }
    const { name, attribs } = node;
    const about = `${attribs['class'] ?? ''} ${attribs['id'] ?? ''}`;
    switch (name) {
      case 'html':
        this.language = line(attribs['lang'] ?? attribs['xml:lang'] ?? '', 35);
        break;
      case 'title':
        this.title ||= line(DomUtils.textContent(node));
        break;
      case 'meta': {
        const key = (attribs['property'] ?? attribs['name'] ?? attribs['http-equiv'] ?? '').toLowerCase();
        if (key && !this.meta.has(key)) this.meta.set(key, line(attribs['content'] ?? '', 500));
        break;
      }
      case 'link':
        this.links.push({
          rel: (attribs['rel'] ?? '').toLowerCase(),
          href: attribs['href'] ?? '',
          sizes: attribs['sizes'] ?? '',
          type: attribs['type'] ?? '',
        });
        break;
      case 'style':
        if (this.styles.length < MOST_STYLES) this.styles += `\n${DomUtils.textContent(node).slice(0, MOST_STYLES)}`;
        break;
      case 'script':
        this.scripts += 1;
        if (attribs['type'] === 'application/ld+json') this.data.push(DomUtils.textContent(node).slice(0, 50_000));
        break;
      case 'a':
        if (attribs['href'] && this.hrefs.length < 500) this.hrefs.push(attribs['href']);
        if (/btn|button|\bcta/i.test(about) && !isMute) this.takeButton(node);
        break;
      case 'button':
        if (!isMute) this.takeButton(node);
        break;
      case 'img':
      case 'svg':
        this.takePicture(node, about, isInHeader, isInHomeLink);
        break;
      default:
        break;
    }
    if (attribs['style'] && this.inline.length < MOST_INLINE) {
      const classes = (attribs['class'] ?? '').split(/\s+/u).filter(Boolean).slice(0, 5);
      const selector = [isInHeader ? 'header ' : '', name, ...classes.map((one) => `.${one}`)].join('');
      this.inline.push({ selector, style: attribs['style'].slice(0, 2_000) });
    }
  }

  private takeButton(node: Element): void {
    const text = line(DomUtils.textContent(node), 60);
    if (text.length > 1 && text.length <= 30 && this.buttons.length < 12) this.buttons.push(text);
  }

  private takePicture(node: Element, about: string, isInHeader: boolean, isInHomeLink: boolean): void {
    const { attribs } = node;
    const isNamed = /logo|brand/i.test(
      `${about} ${attribs['src'] ?? ''} ${attribs['alt'] ?? ''} ${attribs['aria-label'] ?? ''}`,
    );
    if (!isInHeader && !isNamed && !isInHomeLink) return;
    const seenAt = isInHeader
      ? 'the header of the page'
      : isNamed
        ? 'a picture named logo'
        : 'the link to the home page';
    const url = addressOf(attribs['src'] ?? attribs['data-src'], this.base);
    const svg = node.name === 'svg' ? svgFile(node) : null;
    if (!url && !svg) return;
    const found = { seenAt, ...(svg ? { svg } : url && { url }) };
    // an icon of a menu is not the logo, unless it says so
    if (isNamed) this.named.push(found);
    else if (isInHomeLink || node.name === 'img') this.inHeader.push(found);
  }

  facts(): PageFacts {
    const { meta, links, base } = this;
    const host = new URL(base).hostname.replace(/^www\./, '');
    const text = this.words.join(' ').slice(0, MOST_TEXT).toWellFormed();
    const families = links
      .filter(({ href }) => /fonts\.(?:googleapis|bunny)\./.test(href))
      .flatMap(({ href }) =>
        [...href.matchAll(/family=([^&:]+)/g)].map(([, family = '']) => decoded(family.replaceAll('+', ' '))),
      );
    return {
      name: this.nameOf(host),
      language: this.languageOf(),
      contact: this.contactOf(host),
      handle: handleIn(this.hrefs),
      themeColor: meta.get('theme-color') ?? null,
      logos: this.logosOf(),
      styleSheets: links
        .filter(
          ({ rel, href }) => rel.split(/\s+/).includes('stylesheet') && !/fonts\.(?:googleapis|bunny)\./.test(href),
        )
        .flatMap(({ href }) => addressOf(href, base) ?? [])
        .slice(0, MOST_STYLE_SHEETS),
      styles: this.styles.slice(0, MOST_STYLES),
      inline: this.inline,
      families,
      text,
      buttons: [...new Set(this.buttons)],
      isShell: this.scripts > 0 && text.length < LEAST_WORDS,
    };
  }

  private nameOf(host: string): Seen<string> | null {
    const siteName = this.meta.get('og:site_name');
    if (siteName) return { value: line(siteName, 60), seenAt: 'the name that the page gives to networks' };
    const inData = this.data.flatMap((text) => namesInData(text))[0];
    if (inData) return { value: line(inData, 60), seenAt: 'the data for search engines' };
    const value = nameIn(this.title || (this.meta.get('og:title') ?? ''), host);
    return value ? { value, seenAt: 'the title of the page' } : null;
  }

  private languageOf(): Seen<string> | null {
    const locale = this.language || (this.meta.get('content-language') ?? this.meta.get('og:locale') ?? '');
    const value = /^[a-z]{2,3}(?=$|[-_])/i.exec(locale)?.[0].toLowerCase();
    return value ? { value, seenAt: 'the language of the page' } : null;
  }

  private contactOf(host: string): Seen<string> | null {
    const phone = this.hrefs.find((href) => /^tel:/i.test(href));
    if (phone) return { value: line(decoded(phone.slice(4)), 40), seenAt: 'a link to a telephone number' };
    const mail = this.hrefs.find((href) => /^mailto:[^?]+@/i.test(href));
    if (mail)
      return { value: line(decoded(mail.slice(7).split('?')[0] ?? ''), 120), seenAt: 'a link to an email address' };
    return host.includes('.') && !/^[\d.]+$/.test(host) ? { value: host, seenAt: 'the address of the site' } : null;
  }

  /** The most likely logo first: named so in the page, its header, then icons, then the picture for networks. */
  private logosOf(): LogoCandidate[] {
    const sizeOf = (sizes: string) => Number(/\d+/.exec(sizes)?.[0] ?? 0);
    // the largest picture of an .ico is often small
    const isIco = ({ href, type }: { href: string; type: string }) =>
      /\.ico(?:\?|$)/i.test(href) || /x-icon|vnd\.microsoft/.test(type);
    const icons = this.links
      .filter(({ rel }) => /\b(?:icon|apple-touch-icon|apple-touch-icon-precomposed|mask-icon)\b/.test(rel))
      .toSorted(
        (one, other) =>
          Number(isIco(one)) - Number(isIco(other)) ||
          sizeOf(other.sizes) - sizeOf(one.sizes) ||
          Number(/svg/.test(other.type)) - Number(/svg/.test(one.type)),
      )
      .flatMap(({ href }) => addressOf(href, this.base) ?? [])
      .map((url) => ({ url, seenAt: 'the icon of the site' }));
    const inData = this.data
      .flatMap((text) => logosInData(text))
      .flatMap((href) => addressOf(href, this.base) ?? [])
      .map((url) => ({ url, seenAt: 'the data for search engines' }));
    const shared = addressOf(this.meta.get('og:image'), this.base);
    const all: LogoCandidate[] = [
      ...this.named,
      ...inData,
      ...this.inHeader,
      ...icons,
      ...(shared ? [{ url: shared, seenAt: 'the picture that the page gives to networks' }] : []),
    ];
    // browsers look there when a page names no icon
    const usual = icons.length === 0 ? addressOf('/favicon.ico', this.base) : undefined;
    if (usual) all.push({ url: usual, seenAt: 'the icon of the site' });
    const seen = new Set<string>();
    const isNew = ({ url, svg }: LogoCandidate) => {
      const key = url ?? svg ?? '';
      return !seen.has(key) && seen.add(key) !== undefined;
    };
    return all.filter(isNew).slice(0, MOST_LOGOS);
  }
}

/** Refuses a page that nests elements too deeply: the parser takes quadratic time for them, and texts are read recursively. */
class BoundedHandler extends DomHandler {
  override onopentag(name: string, attribs: Record<string, string>): void {
    if (this.tagStack.length > MOST_DEPTH) throw new RangeError('The page nests its elements too deeply.');
    super.onopentag(name, attribs);
  }
}

/**
 * Reads a page. Runs in an image process, because it is another site's text of up to 2 MB.
 * @throws RangeError when its elements nest too deeply
 */
export function readPage({ html, url }: PageTask): PageFacts {
  const handler = new BoundedHandler();
  new Parser(handler).end(html);
  const { root } = handler;
  const base = [...walk(root)].map(({ node }) => node).find((node) => isElement(node) && node.name === 'base');
  const href = base && isElement(base) ? base.attribs['href'] : undefined;
  const reader = new PageReader(addressOf(href, url) ?? url);
  for (const visit of walk(root)) reader.visit(visit);
  return reader.facts();
}
