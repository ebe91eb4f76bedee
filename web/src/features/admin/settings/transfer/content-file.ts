import { z } from 'zod';
import { panelTitles } from '../panel-titles';

const contentFile = z.object({ format: z.literal('postloom-content'), parts: z.record(z.string(), z.unknown()) });

/** The most that is read of a file: all sections at their longest are far below. */
const mostBytes = 5_000_000;

/** A part of a chosen file. */
export interface FilePart {
  /** Such as `section:banner`. */
  name: string;
  json: string;
}

/** A file that can not be imported; its message says why. */
export class NoContentFile extends Error {}

/**
 * Returns the parts of a chosen file.
 * @throws NoContentFile for any other file
 */
export async function partsOf(file: File): Promise<FilePart[]> {
  if (file.size > mostBytes) throw new NoContentFile('This file is too large to be an export of content.');
  let given: unknown;
  try {
    given = JSON.parse(await file.text());
  } catch {
    throw new NoContentFile('This file is no export of content.');
  }
  const { data } = contentFile.safeParse(given);
  if (!data) throw new NoContentFile('This file is no export of content.');
  return Object.entries(data.parts).map(([name, value]) => ({ name, json: JSON.stringify(value) }));
}

const titles: Record<string, string> = {
  'section:navbar': panelTitles.navbar,
  'section:banner': panelTitles.banner,
  'section:features': panelTitles.features,
  'section:testimonials': panelTitles.testimonials,
  'section:footer': panelTitles.footer,
  'section:contact-page': panelTitles.contact,
  'section:about': panelTitles.about,
  'section:terms': panelTitles.terms,
  'section:privacy': panelTitles.privacy,
  'settings:shop': panelTitles.seller,
  'settings:appearance': panelTitles.appearance,
  'settings:ai': 'Models and limits',
};

/** Returns the name of a part as the menu shows it. */
export const titleOf = (name: string): string => titles[name] ?? name;
