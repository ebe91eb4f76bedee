import sharp from 'sharp';
import type { PostBrief, Style } from './brief';
import { bold } from './layouts/bold';
import { colorful } from './layouts/colorful';
import { minimal } from './layouts/minimal';
import { playful } from './layouts/playful';
import { professional } from './layouts/professional';
import type { Palette } from './palettes';
import { hashText } from './seed';
import { openStage, type PlacedText, type Stage } from './stage';
import { grainFor } from './grain';

type Layout = (stage: Stage) => Promise<string>;
const LAYOUTS: Record<Style, readonly Layout[]> = { minimal, bold, colorful, professional, playful };

/** How much paper grain a style carries, 0..1. */
const GRAIN: Record<Style, number> = { minimal: 0.5, bold: 0.9, colorful: 0.7, professional: 0.35, playful: 0.5 };

/** What a person (instead of chance) may decide about a picture. */
export interface ArtDirection {
  palette?: Palette;
  layout?: number;
  /** 0 leaves out the paper grain, which small web pictures cannot show but must pay for. */
  grain?: number;
}

export interface Composition {
  svg: string;
  width: number;
  height: number;
  /** Every text with its place and colours, for tests of room and contrast. */
  texts: PlacedText[];
}

/** Composes a post as SVG without drawing it. */
export async function composePost(brief: PostBrief, direction: ArtDirection = {}): Promise<Composition> {
  const stage = openStage(brief, direction.palette);
  const layouts = LAYOUTS[brief.style];
  // The platform shifts the choice, so that the same words never look the same on both.
  const chosen =
    direction.layout ?? hashText(`${brief.seed}|${brief.primaryText}`) + (brief.platform === 'instagram' ? 1 : 0);
  const layout = layouts[chosen % layouts.length] ?? minimal[0];
  const body = await layout(stage);
  const { width, height } = stage;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return { svg, width, height, texts: stage.texts };
}

/**
 * Draws a post as a PNG of the exact size. Typesetting takes a few milliseconds of the caller's thread; the
 * rasteriser works on libuv's pool, and two pictures at a time leave that pool room for others.
 */
export async function renderPost(brief: PostBrief, direction: ArtDirection = {}): Promise<Buffer> {
  const { svg, width, height } = await composePost(brief, direction);
  return inTurn(() => rasterise(svg, width, height, direction.grain ?? GRAIN[brief.style]));
}

async function rasterise(svg: string, width: number, height: number, grain: number): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .composite([{ input: await grainFor(grain), tile: true, blend: 'over' }])
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toBuffer();
}

const AT_ONCE = 2;
let busy = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed over instead of freed, so a newcomer cannot slip in between.
    if (next) next();
    else busy -= 1;
  }
}
