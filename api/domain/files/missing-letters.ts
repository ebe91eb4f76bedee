import { codePointName } from '../../../studio/fonts';
import type { RequestContext } from '../../context';
import { UserError } from '../user-error';
import { inPrintProcess } from './print-process';

const MOST_NAMED = 8;

/** Whether a font may lack letters of a text: each font has the letters of Western and Central Europe. */
const mayLackLetters = (text: string): boolean => /[^\u0020-\u007e\u00a0-\u017f\s]/u.test(text);

/** Returns texts with letters that no font of the server has as blank ones; for texts that no customer has written. */
export async function withoutMissingLetters(
  { images }: Pick<RequestContext, 'images'>,
  texts: readonly string[],
): Promise<string[]> {
  if (!texts.some(mayLackLetters)) return [...texts];
  const missing = await images.designs.run<string[][]>('missingLetters', texts);
  return texts.map((text, index) => (missing[index]?.length === 0 ? text : ''));
}

/**
 * Refuses texts with letters that no font of the server has, so that none is ever printed as a box or left out.
 * @throws UserError INVALID_INPUT naming the letters and the field, TOO_MANY_REQUESTS
 */
export async function refuseMissingLetters(
  ctx: Pick<RequestContext, 'images' | 'viewer' | 'address'>,
  texts: readonly { text: string; field: string[] }[],
): Promise<void> {
  const unusual = texts.filter(({ text }) => mayLackLetters(text));
  if (unusual.length === 0) return;
  const missing = await inPrintProcess<string[][]>(ctx, 'missingLetters', () => unusual.map(({ text }) => text));
  const index = missing.findIndex((letters) => letters.length > 0);
  const letters = missing[index];
  if (!letters) return;
  const named = letters.slice(0, MOST_NAMED).map((letter) => `${letter} (${codePointName(letter)})`);
  throw new UserError(
    'INVALID_INPUT',
    `We can't print ${named.join(', ')}${letters.length > MOST_NAMED ? ' and others' : ''}. Please use other characters.`,
    unusual[index]?.field ?? null,
  );
}
