import { z } from 'zod';
import { contentFile } from '../../../../../../contract/uploads';
import { panelTitles } from '../menu/tabs';
import { sectionEditors } from '../section-editors';

const fileSchema = z.object({
  format: z.literal(contentFile.format),
  parts: z.record(z.string(), z.unknown()),
  // files of earlier releases have none
  images: z.record(z.string(), z.string()).default({}),
});

/** A file with its parts, and its images in Base64 by their addresses. */
interface ReadFile {
  parts: FilePart[];
  images: Readonly<Record<string, string>>;
}

/** A part of a chosen file. */
export interface FilePart {
  /** Such as `section:banner`. */
  name: string;
  json: string;
}

/** A file, or a part of it, that cannot be imported; its message says why. */
export class NoContentFile extends Error {}

/**
 * Reads a chosen file.
 * @throws NoContentFile for any other file
 */
export async function readContentFile(file: File): Promise<ReadFile> {
  if (file.size > contentFile.mostBytes) throw new NoContentFile('This file is too large to be a content export.');
  let given: unknown;
  try {
    given = JSON.parse(await file.text());
  } catch {
    throw new NoContentFile('This file is not a content export.');
  }
  const { data } = fileSchema.safeParse(given);
  if (!data) throw new NoContentFile('This file is not a content export.');
  const parts = Object.entries(data.parts).map(([name, value]) => ({ name, json: JSON.stringify(value) }));
  return { parts, images: data.images };
}

const titles: Record<string, string> = {
  ...Object.fromEntries(Object.entries(sectionEditors).map(([key, { title }]) => [`section:${key}`, title])),
  'settings:shop': panelTitles.seller,
  'settings:appearance': panelTitles.appearance,
  'settings:ai': 'Models and limits',
};

/** Returns the name of a part as the menu shows it. */
export const titleOf = (name: string): string => titles[name] ?? name;

/**
 * Returns an image of a file for an upload, which checks what it really is.
 * @throws NoContentFile when it is no Base64
 */
export function imageOf(address: string, base64: string): File {
  try {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    return new File([bytes], 'image');
  } catch {
    throw new NoContentFile(`The image ${address} in this file is damaged.`);
  }
}
