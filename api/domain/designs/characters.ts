import type { RequestContext } from '../../context';
import { UserError } from '../user-error';

/** Characters that shape the letters around them and have no glyph. */
const unseen = /[\s\p{Cf}\ufe0e\ufe0f]/u;
const mostNamed = 12;

/**
 * Refuses a text for the picture that the configured picture service can't write, before it costs a credit. A service
 * that writes everything has no such list.
 * @throws UserError INVALID_INPUT naming the characters.
 */
export function refuseUnwritable({ config }: Pick<RequestContext, 'config'>, text: string, field: string[]): void {
  const { characters } = config.designs;
  if (!characters) return;
  const known = (code: number) => characters.some(([first, last]) => code >= first && code <= last);
  const strange = [...new Set(text.normalize('NFC'))].filter(
    (character) => !unseen.test(character) && !known(character.codePointAt(0) ?? 0),
  );
  if (strange.length === 0) return;
  const named = strange.slice(0, mostNamed).join(' ');
  throw new UserError(
    'INVALID_INPUT',
    `These characters can't be used on an image: ${named}${strange.length > mostNamed ? ' and others' : ''}. Please use others; no credit was spent.`,
    field,
  );
}
