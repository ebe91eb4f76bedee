import { codePointName } from '../../../../studio/fonts';
import type { RequestContext } from '../../../context';
import { UserError } from '../../user-error';
import { inPrintProcess } from './print-process';

const MOST_NAMED = 8;

/**
 * Refuses texts with letters that no font of the server has, so that none is ever printed as a box or left out.
 * @throws UserError INVALID_INPUT naming the letters and the field, TOO_MANY_REQUESTS
 */
export async function refuseMissingLetters(
  ctx: Pick<RequestContext, 'images'>,
  texts: readonly { text: string; field: string[] }[],
): Promise<void> {
  // every font has these
  const unusual = texts.filter(({ text }) => /[^\u0020-\u007e\u00a0-\u017f\s]/u.test(text));
  if (unusual.length === 0) return;
  const missing = await inPrintProcess<string[][]>(
    ctx,
    'missingLetters',
    unusual.map(({ text }) => text),
  );
  const index = missing.findIndex((letters) => letters.length > 0);
  const letters = missing[index];
  if (!letters) return;
  const named = letters.slice(0, MOST_NAMED).map((letter) => `${letter} (${codePointName(letter)})`);
  throw new UserError(
    'INVALID_INPUT',
    `We have no letter for ${named.join(', ')}${letters.length > MOST_NAMED ? ' and others' : ''}. Please use other ones.`,
    unusual[index]?.field ?? null,
  );
}
