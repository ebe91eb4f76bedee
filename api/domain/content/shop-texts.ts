import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { defaultShopName } from '../../../contract/brand';
import { mapParts } from '../../../contract/section-values';
import { schemaOf, sections } from '../../../contract/sections';
import type { SectionBody, SectionKey } from '../../../contract/sections';
import { htmlFormat, safeBody } from './safe-body';

/*
 * The delivered texts name the product. A text that was never edited is stored as delivered, and the shop's current
 * name is inserted when it is shown.
 */

type Change = (text: string, isHtml: boolean) => string;

const mapTexts = (schema: z.ZodType, body: unknown, change: Change): unknown =>
  typeof body === 'string'
    ? change(body, htmlFormat(schema) !== undefined)
    : mapParts(schema, body, (field, value) => mapTexts(field, value, change));

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

const withName = (text: string, name: string, isHtml: boolean) =>
  text.replaceAll(defaultShopName, () => (isHtml ? escaped(name) : name));

/**
 * SHA-256 of texts with the product's name that an earlier release has delivered: a shop that has stored one is still
 * named in it.
 */
const earlierTexts: ReadonlySet<string> = new Set([
  // terms, changed on 30 November 2026
  'Y5DYjfmCoNuVE10XFiFB8lfO5ZARhfXtgTqKA2vyfrY',
]);
const isEarlier = (text: string) =>
  text.includes(defaultShopName) && earlierTexts.has(createHash('sha256').update(text).digest('base64url'));

const known = new Map<SectionKey, Map<string, boolean>>();

/** Returns the delivered texts of a section that name the product, and whether each is HTML. */
export function namingTexts(key: SectionKey): Map<string, boolean> {
  const before = known.get(key);
  if (before) return before;
  const texts = new Map<string, boolean>();
  const schema = schemaOf(key);
  mapTexts(schema, safeBody(schema, sections[key].defaults), (text, isHtml) => {
    if (text.includes(defaultShopName)) texts.set(text, isHtml);
    return text;
  });
  known.set(key, texts);
  return texts;
}

/** Returns a stored body with the shop's name in the delivered texts. */
export function namingShop<Key extends SectionKey>(
  key: Key,
  body: SectionBody<Key>,
  shopName: string,
): SectionBody<Key> {
  if (shopName === defaultShopName) return body;
  const texts = namingTexts(key);
  const change: Change = (text, isHtml) =>
    texts.has(text) || isEarlier(text) ? withName(text, shopName, isHtml) : text;
  return mapTexts(schemaOf(key), body, change) as SectionBody<Key>;
}

/**
 * Returns a body as it is stored: a text that is still the delivered one, with a name of the shop, is the delivered one.
 * @param names the shop's name, and those that it had before: a body may have been shown before the shop was renamed
 */
export function asDelivered<Key extends SectionKey>(
  key: Key,
  body: SectionBody<Key>,
  names: readonly string[],
): SectionBody<Key> {
  const others = names.filter((name) => name !== defaultShopName);
  if (others.length === 0) return body;
  const delivered = new Map(
    others.flatMap((name) => [...namingTexts(key)].map(([text, isHtml]) => [withName(text, name, isHtml), text])),
  );
  return mapTexts(schemaOf(key), body, (text) => delivered.get(text) ?? text) as SectionBody<Key>;
}
