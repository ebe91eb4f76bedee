import DataLoader from 'dataloader';
import { In } from 'typeorm';
import { bodyOf, emptyValues, parseStored } from '../../../contract/section-values';
import { schemaOf, sections } from '../../../contract/sections';
import type { SectionBody, SectionKey } from '../../../contract/sections';
import type { RequestContext } from '../../context';
import { readAppearance } from '../settings/appearance';
import { ContentSectionEntity } from './content-section.entity';
import { safeBody } from './safe-body';
import { asDelivered, namingShop } from './shop-texts';

const sectionLoader = (ctx: RequestContext) =>
  new DataLoader<SectionKey, ContentSectionEntity | null>(async (keys) => {
    const rows = await ctx.dataSource.manager.findBy(ContentSectionEntity, { key: In([...keys]) });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  });

/**
 * Returns a stored body with only safe HTML, or the default when there is none or it no longer fits its schema. Its
 * delivered texts name the product.
 */
export function fittingBody<Key extends SectionKey>(ctx: RequestContext, key: Key, stored: unknown): SectionBody<Key> {
  const schema = schemaOf(key);
  const parsed = stored === undefined ? undefined : parseStored(schema, stored);
  if (parsed && 'issues' in parsed)
    ctx.logger.error(
      { section: key, issues: parsed.issues },
      'a stored section does not fit its schema: its default is shown',
    );
  const body = parsed && 'body' in parsed ? parsed.body : sections[key].defaults;
  return bodyOf(schema, safeBody(schema, body));
}

/** Returns what is shown for a stored body: its delivered texts name the shop. */
export const shownBody = async <Key extends SectionKey>(
  ctx: RequestContext,
  key: Key,
  stored: unknown,
): Promise<SectionBody<Key>> => namingShop(key, fittingBody(ctx, key, stored), (await readAppearance(ctx)).shopName);

/** Returns what is stored of a body that was shown or typed. */
export const bodyToStore = async <Key extends SectionKey>(
  ctx: RequestContext,
  key: Key,
  body: unknown,
): Promise<SectionBody<Key>> => {
  const { shopName, earlierNames } = await readAppearance(ctx);
  return asDelivered(key, fittingBody(ctx, key, body), [shopName, ...earlierNames]);
};

/**
 * Returns a section as it is shown publicly: edited, or its default. Of a section that is switched off only that fact
 * is exposed. All sections of a request are one SQL statement.
 */
export async function readSection<Key extends SectionKey>(
  ctx: RequestContext,
  key: Key,
): Promise<SectionBody<Key> & { isActive: boolean }> {
  const row = await ctx.once(sectionLoader).load(key);
  const schema = schemaOf(key);
  if (row && !row.active) return { ...bodyOf(schema, emptyValues(schema)), isActive: false };
  return { ...(await shownBody(ctx, key, row?.body)), isActive: true };
}
