import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { z } from 'zod';
import { fieldFacts } from '../../../contract/section-fields';
import { bodyOf, emptyValues, mapParts, parseStored, unwrapped } from '../../../contract/section-values';
import { schemaOf, sections } from '../../../contract/sections';
import type { SectionBody, SectionKey } from '../../../contract/sections';
import type { RequestContext } from '../../context';
import { ContentSectionEntity } from './content-section.entity';
import { safeArticle, safeHtml } from './safe-html';

const sectionLoader = (ctx: RequestContext) =>
  new DataLoader<SectionKey, ContentSectionEntity | null>(async (keys) => {
    const rows = await ctx.dataSource.manager.findBy(ContentSectionEntity, { key: In([...keys]) });
    const byKey = new Map(rows.map((row) => [row.key, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  });

/** Returns a body with only safe HTML. HTML is cleaned when it is saved, and when it is read, whatever is stored. */
function safeBody(schema: z.ZodType, body: unknown): unknown {
  const format = fieldFacts.get(unwrapped(schema).inner)?.format;
  if (typeof body === 'string' && format === 'html') return safeHtml(body);
  if (typeof body === 'string' && format === 'article') return safeArticle(body);
  return mapParts(schema, body, safeBody);
}

/**
 * Returns what is shown for a stored body: the body itself, or the default when there is none or it no longer fits its
 * schema.
 */
export function shownBody<Key extends SectionKey>(ctx: RequestContext, key: Key, stored: unknown): SectionBody<Key> {
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
  return { ...shownBody(ctx, key, row?.body), isActive: true };
}
