import type { TypeCase } from '../../../studio/type-case';
import { readOtherFonts } from './other-fonts';
import { packagedFont } from './packaged-font';

/**
 * Fonts of every text that the server draws, from the server's packages. Emoji are drawn in the colour of the
 * text, and words are not hyphenated: the packages for that are no part of the server.
 */
export const serverType: TypeCase = {
  font: packagedFont,
  emoji: () => undefined,
  syllables: (word) => [word],
  readOthers: readOtherFonts,
};
