import { line } from './page-walk';
import type { Seen } from './page-walk';

/** Returns the name of a business from a title such as 'Home | Bread & Salt - Bakery in Porto'. */
export function nameIn(title: string, host: string): string {
  const parts = line(title)
    .split(/ [|–—·:-] /u)
    .map((part) => line(part, 60))
    .filter(Boolean);
  const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const inHost = parts.find((part) => plain(host).includes(plain(part)) && plain(part).length > 2);
  return inHost ?? parts.find((part) => !/^(?:home|start|welcome|startseite|accueil|inicio)$/iu.test(part)) ?? '';
}

/** Returns a part of an address as it is read. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the account at Instagram, else at Facebook or TikTok, that a page links to. */
export function handleIn(hrefs: readonly string[]): Seen<string> | null {
  const networks = [
    ['Instagram', /instagram\.com\/([\w.]{2,30})\/?(?:\?|$)/i],
    ['TikTok', /tiktok\.com\/@([\w.]{2,30})\/?(?:\?|$)/i],
    ['Facebook', /facebook\.com\/([\w.]{2,50})\/?(?:\?|$)/i],
  ] as const;
  for (const [network, pattern] of networks)
    for (const href of hrefs) {
      const value = pattern.exec(href)?.[1];
      if (value && !/^(?:sharer|share|explore|p|reel|tr|plugins)$/i.test(value))
        return { value: `@${value}`, seenAt: `a link to ${network}` };
    }
  return null;
}

const business = /Organization|LocalBusiness|Store|Restaurant|Bakery|Brand|WebSite|Corporation/;

/** Returns the objects of a page's JSON-LD that describe its business. */
function businessesIn(text: string): Record<string, unknown>[] {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return [];
  }
  const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
  const graph = isRecord(data) && Array.isArray(data['@graph']) ? (data['@graph'] as unknown[]) : [data].flat();
  return graph.filter(isRecord).filter((one) => business.test(JSON.stringify(one['@type'] ?? '')));
}

/** Returns the names in a page's JSON-LD. */
export const namesInData = (text: string): string[] =>
  businessesIn(text).flatMap(({ name }) => (typeof name === 'string' && name.trim() ? [name] : []));

/** Returns the addresses of logos in a page's JSON-LD. */
export const logosInData = (text: string): string[] =>
  businessesIn(text).flatMap(({ logo }) => {
    const url = typeof logo === 'object' && logo !== null && 'url' in logo ? logo.url : logo;
    return typeof url === 'string' ? [url] : [];
  });
