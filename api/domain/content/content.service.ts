import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { ContentSectionEntity } from './content-section.entity';
import { sectionDefaults } from './defaults/section-defaults';
import { safeArticle, safeHtml } from './safe-html';
import { sectionSchemas } from './section-schemas';
import type { Section, SectionBody, SectionKey } from './section-schemas';

const sectionLoader = (ctx: RequestContext) =>
  new DataLoader<SectionKey, ContentSectionEntity | null>(async (keys) => {
    const rows = await ctx.dataSource.manager.findBy(ContentSectionEntity, { key: In([...keys]) });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  });

/** HTML is sanitized when it is saved and again when it is read, however it came into the database. */
const cleaners: { [Key in SectionKey]?: (body: SectionBody<Key>) => SectionBody<Key> } = {
  footer: (body) => ({
    ...body,
    copyright: safeHtml(body.copyright),
    contactInfo: body.contactInfo.map((info) => ({ ...info, text: safeHtml(info.text) })),
  }),
  terms: (body) => ({ ...body, body: safeArticle(body.body) }),
  privacy: (body) => ({ ...body, body: safeArticle(body.body) }),
};

/** Returns a body with only safe HTML. */
function safeBody<Key extends SectionKey>(key: Key, body: SectionBody<Key>): SectionBody<Key> {
  const clean = cleaners[key];
  return clean ? clean(body) : body;
}

/**
 * Returns what is shown for a stored body: the body itself, or the default when there is none or it no longer fits its
 * schema.
 */
export function shownBody<Key extends SectionKey>(ctx: RequestContext, key: Key, stored: unknown): SectionBody<Key> {
  const parsed = stored === undefined ? undefined : sectionSchemas[key].safeParse(stored);
  if (parsed?.error)
    ctx.logger.error(
      { section: key, issues: parsed.error.issues },
      'a stored section does not fit its schema: its default is shown',
    );
  return safeBody(key, (parsed?.data ?? sectionDefaults[key]) as SectionBody<Key>);
}

/** Returns a value of the same shape without content. */
function emptied(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]));
  return typeof value === 'string' ? '' : typeof value === 'number' ? 0 : typeof value === 'boolean' ? false : value;
}

/**
 * Returns a section as it is shown publicly: edited, or its default. Of a section that is switched off only that fact
 * is exposed. All sections of a request are one SQL statement.
 */
export async function readSection<Key extends SectionKey>(ctx: RequestContext, key: Key): Promise<Section<Key>> {
  const row = await ctx.once(sectionLoader).load(key);
  const body = shownBody(ctx, key, row?.body);
  return row && !row.active ? { ...(emptied(body) as SectionBody<Key>), isActive: false } : { ...body, isActive: true };
}
