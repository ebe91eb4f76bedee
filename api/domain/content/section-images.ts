import type { z } from 'zod';
import { entryOf, fieldsOf, unwrapped } from '../../../contract/section-values';
import { fieldFacts } from '../../../contract/section-fields';
import { schemaOf } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';
import type { RequestContext } from '../../context';
import { isMissingUpload } from '../files/upload.service';

interface NamedImage {
  path: string[];
  url: string;
}

/** Returns the addresses in the fields of images and icons, in the order of the section. */
function imagesIn(schema: z.ZodType, value: unknown, path: string[] = []): NamedImage[] {
  if (typeof value === 'string') {
    const format = fieldFacts.get(unwrapped(schema).inner)?.format;
    return format === 'image' || format === 'icon' ? [{ path, url: value }] : [];
  }
  const entry = entryOf(schema);
  if (entry && Array.isArray(value)) return value.flatMap((one, at) => imagesIn(entry, one, [...path, String(at)]));
  const given = new Map<string, unknown>(Object.entries(value ?? {}));
  return fieldsOf(schema).flatMap(([name, field]) => imagesIn(field, given.get(name), [...path, name]));
}

/**
 * Returns the field of the first image of a body that this shop should have and does not; null when there is none. An
 * image that the stored body names too may have been lost before.
 */
export async function missingImageField(
  tx: RequestContext,
  key: SectionKey,
  body: unknown,
  stored: unknown,
): Promise<string[] | null> {
  const schema = schemaOf(key);
  const earlier = new Set(imagesIn(schema, stored).map(({ url }) => url));
  for (const { path, url } of imagesIn(schema, body))
    if (!earlier.has(url) && (await isMissingUpload(tx, url))) return path;
  return null;
}
