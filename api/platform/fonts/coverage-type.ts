import type { TypeCase } from '../../../studio/type-case';
import { findOtherFonts } from './other-fonts';
import { postType } from './post-type';

const noGlyphs = new Uint8Array();

/** The fonts with their code points alone: it says what can be drawn, and draws nothing. */
export const coverageType: TypeCase = {
  ...postType,
  readOthers: async (clusters) =>
    (await findOtherFonts(clusters)).map(({ name, covers }) => ({
      name,
      covers,
      at: (weight) => ({ name: `${name}-${weight}`, data: noGlyphs, covers }),
    })),
};
