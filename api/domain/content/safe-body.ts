import type { z } from 'zod';
import { fieldFacts } from '../../../contract/section-fields';
import { mapParts, unwrapped } from '../../../contract/section-values';
import { safeArticle, safeHtml } from './safe-html';

/** Returns the kind of HTML of a field; undefined for plain text. */
export function htmlFormat(schema: z.ZodType): 'html' | 'article' | undefined {
  const format = fieldFacts.get(unwrapped(schema).inner)?.format;
  return format === 'html' || format === 'article' ? format : undefined;
}

/** Returns a body with only safe HTML. HTML is cleaned when it is saved, and again when it is read. */
export function safeBody(schema: z.ZodType, body: unknown): unknown {
  const format = typeof body === 'string' ? htmlFormat(schema) : undefined;
  if (format) return format === 'html' ? safeHtml(body as string) : safeArticle(body as string);
  return mapParts(schema, body, safeBody);
}
