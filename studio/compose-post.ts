import type { PostBrief, Style } from './brief';
import { bold } from './layouts/bold';
import { typeFor } from './fonts';
import { colorful } from './layouts/colorful';
import { minimal } from './layouts/minimal';
import { playful } from './layouts/playful';
import { professional } from './layouts/professional';
import type { Palette } from './palettes';
import { hashText } from './seed';
import { openStage, type PlacedText, type Stage } from './stage';
import type { TypeCase } from './type-case';

type Layout = (stage: Stage) => Promise<string>;
const LAYOUTS: Record<Style, readonly Layout[]> = { minimal, bold, colorful, professional, playful };

/** Properties of a picture that can be set explicitly instead of randomly. */
export interface ArtDirection {
  palette?: Palette;
  layout?: number;
}

export interface Composition {
  svg: string;
  width: number;
  height: number;
  /** Every text with its box and colours, for tests of fit and contrast. */
  texts: PlacedText[];
}

/** Composes a post as SVG without rasterising it. */
export async function composePost(
  source: TypeCase,
  brief: PostBrief,
  direction: ArtDirection = {},
): Promise<Composition> {
  const { primaryText, brand = '', kicker = '', callToAction = '', handle = '', site = '' } = brief;
  const type = await typeFor(source, [primaryText, brand, kicker, callToAction, handle, site]);
  const stage = openStage(type, brief, direction.palette);
  const layouts = LAYOUTS[brief.style];
  // the platform shifts the choice, so that the same text never looks the same on both
  const chosen =
    direction.layout ?? hashText(`${brief.seed}|${brief.primaryText}`) + (brief.platform === 'instagram' ? 1 : 0);
  const layout = layouts[chosen % layouts.length] ?? minimal[0];
  const body = await layout(stage);
  const { width, height } = stage;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return { svg, width, height, texts: stage.texts };
}
