import sharp from 'sharp';
import { NICHES, type Niche } from '../../../studio/brief';
import { paintBackground, type CalmSide } from '../../pixels/paint-background';
import { sceneSize, type ContextRatio } from './scene-size';

/** Whether a prompt asks for a background without lettering, as designs with set words do. */
export const isBackground = (prompt: string): boolean => /\bblank and unprinted\b/iu.test(prompt);

const calmSides: Record<string, CalmSide> = { left: 'left', right: 'right', upper: 'top', lower: 'bottom' };
/** Misspelled, as image models write. */
const LETTERING = 'Specail Ofer';

/** Pictures painted lately, by what they look like, with their lettering; the newest last. */
const painted: { look: bigint; lettering: string | null }[] = [];
const MOST_REMEMBERED = 200;

/** Returns 64 bits that similar pictures share nearly all of: whether each of 64 parts is lighter than the mean. */
async function lookOf(picture: Buffer): Promise<bigint> {
  const cells = await sharp(picture).resize(8, 8, { fit: 'fill' }).greyscale().raw().toBuffer();
  const mean = cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
  return cells.reduce((bits, cell, index) => (cell > mean ? bits | (1n << BigInt(index)) : bits), 0n);
}

function differences(one: bigint, other: bigint): number {
  let count = 0;
  for (let bits = one ^ other; bits > 0n; bits &= bits - 1n) count += 1;
  return count;
}

/**
 * Paints the background that a prompt asks for. `[[lettering]]` paints lettering into the first one, and
 * `[[lettering-always]]` into each, although the prompt asks for none.
 */
export async function paintScene(prompt: string, size: { ratio: ContextRatio; imageSize?: string }): Promise<Buffer> {
  const [, niche = 'business'] = /\bfor an? ([a-z]+) business\b/iu.exec(prompt) ?? [];
  const [, calm = 'upper'] = /\bthe (left|right|upper|lower) third is calm\b/iu.exec(prompt) ?? [];
  const isAgain = /\brepaint every\b/iu.test(prompt);
  const isLettered = prompt.includes('[[lettering-always]]') || (prompt.includes('[[lettering]]') && !isAgain);
  const picture = await paintBackground({
    niche: NICHES.find((one): one is Niche => one === niche.toLowerCase()) ?? 'business',
    ...sceneSize(size),
    seed: prompt,
    calm: calmSides[calm] ?? 'top',
    keywords: prompt,
    ...(isLettered && { lettering: LETTERING }),
  });
  await remember(picture, isLettered ? LETTERING : null);
  return picture;
}

/** Remembers the lettering of a picture, for questions about it. */
export async function remember(picture: Buffer, lettering: string | null): Promise<void> {
  painted.push({ look: await lookOf(picture), lettering });
  painted.splice(0, Math.max(0, painted.length - MOST_REMEMBERED));
}

/** Returns the lettering of a picture that this process has painted; null for one without. */
export async function letteringIn(picture: Buffer): Promise<string | null> {
  const look = await lookOf(picture);
  const nearest = painted.toReversed().toSorted((a, b) => differences(a.look, look) - differences(b.look, look))[0];
  return nearest && differences(nearest.look, look) <= 6 ? nearest.lettering : null;
}
