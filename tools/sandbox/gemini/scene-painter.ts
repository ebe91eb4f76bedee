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
const painted: { look: Buffer; lettering: string | null }[] = [];
const MOST_REMEMBERED = 200;
/** Maximum mean difference of two looks of one picture, in steps of grey: it is asked about smaller, as a new JPEG. */
const SAME_LOOK = 6;

/** Returns the greys of 16 by 16 parts: lettering changes some of them, another size and format hardly any. */
const lookOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).resize(16, 16, { fit: 'fill' }).greyscale().raw().toBuffer();

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, grey, index) => sum + Math.abs(grey - (other[index] ?? 0)), 0) / one.length;

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
  const compared = painted.map((one) => ({ ...one, by: difference(one.look, look) }));
  const [nearest] = compared.toReversed().toSorted((one, other) => one.by - other.by);
  return nearest && nearest.by <= SAME_LOOK ? nearest.lettering : null;
}
