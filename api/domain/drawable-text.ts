import { codePointName, missingCharacters } from '../../studio/fonts';
import { serverType } from '../platform/fonts/packaged-font';
import { UserError } from './user-error';

/** Most characters that a message names. */
const mostNamed = 5;

/**
 * Refuses texts with characters that no font of the server has: an invoice or picture would have a gap in their place.
 *
 * @param field Where the texts are in the input, such as `['billing']`.
 * @throws UserError INVALID_INPUT for the first such text, naming its characters.
 */
export async function requireDrawable(texts: Record<string, string>, field: readonly string[] = []): Promise<void> {
  for (const [name, text] of Object.entries(texts)) {
    const missing = await missingCharacters(serverType, text);
    if (missing.length === 0) continue;
    const named = missing.slice(0, mostNamed).map((character) => `${character} (${codePointName(character)})`);
    const more = missing.length > mostNamed ? ' and others' : '';
    throw new UserError('INVALID_INPUT', `We can't print ${named.join(', ')}${more}. Please write it another way.`, [
      ...field,
      name,
    ]);
  }
}
