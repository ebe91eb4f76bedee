import { readsFromRight } from '../bidi';
import { FONT_PAIRS } from '../font-pairs';
import type { Box } from '../set-line';
import { missingCharacters, typeFor } from '../fonts';
import { hashTwice } from '../seed';
import type { TypeCase } from '../type-case';
import { withPair } from '../type-case';
import { boxOf, colourOf, openCanvas, placeOf, tenth, type Canvas } from './canvas';
import { drawDecor } from './decor';
import { drawWords, grown, rect, type DrawnWords, type PlacedWords } from './draw-words';
import { focalOf, ownOf, type PostDocument, type Slot } from './document';
import { matrixOf, svgValues, type ColourMatrix } from './finish';
import { rulesOf, type LayoutSpec } from './layout';
import { layoutOf } from './layouts/index';
import { drawLogo, freeSpot, plateOf, spotBeside, type PlacedLogo } from './logo';
import { pictureFrame, type PictureFrame } from './picture-frame';
import { busyness, colourBusyness, cropFor, finished, type FramedPicture, type PictureSample } from './picture-sample';
import type { WordsBlock } from './place-rows';
import type { PostSize } from './sizes';
import { setWordsBlock, textsOf } from './words-block';

/** A composed post: three layers, and what is to be said about it. */
export interface ComposedPost {
  size: PostSize;
  width: number;
  height: number;
  /** SVG elements under the picture. */
  below: string;
  picture: PictureFrame & {
    /** The part of the picture that is shown, in fractions of it. */
    crop: Box;
    matrix: ColourMatrix | null;
  };
  /** SVG elements over the picture. */
  above: string;
  /** Lies over all layers. */
  logo: PlacedLogo | null;
  words: PlacedWords[];
  /** Strength of the shade between picture and words, 0..1. */
  shade: number;
  /** Texts that are smaller than one reads on a phone. */
  small: Slot[];
  /** Texts that were not set letter for letter. */
  broken: Slot[];
  /** Letters that no font has. */
  missing: string[];
  /** The same wherever the same post is composed. */
  hash: string;
}

/** Composes one size of a post. Never calls a service, needs no clock and no chance but the seed. */
export async function composeDocument(
  source: TypeCase,
  document: PostDocument,
  sample: PictureSample,
  size: PostSize,
): Promise<ComposedPost> {
  const texts = textsOf(document, size);
  const all = Object.values(texts);
  const type = await typeFor(withPair(source, FONT_PAIRS[document.fonts]), all);
  const layout = layoutOf(ownOf(document, size)?.layout ?? document.layout);
  const canvas = openCanvas(layout, size, document.palette, {
    seed: `${layout.id}|${document.words.headline.text}`,
    mirrored: readsFromRight(texts.headline ?? ''),
  });
  const frame = pictureFrame(canvas);
  const focal = focalOf(document, size);
  const framed: FramedPicture = {
    sample,
    frame: frame.box,
    crop: cropFor(sample.ratio, frame.box.width / frame.box.height, focal.x, focal.y),
    matrix: matrixOf(document.picture.finish, document.palette),
  };
  const { block, drawn, logo } = await setWithLogo(type, canvas, framed, document);
  const { ground } = layout;
  const below = rect({ x: 0, y: 0, width: canvas.width, height: canvas.height }, colourOf(canvas.palette, ground));
  const decor = (names: LayoutSpec['below']) =>
    drawDecor(names, canvas, frame, { words: block.box, logo: logo?.box ?? null });
  const post = {
    size,
    width: canvas.width,
    height: canvas.height,
    below: below + decor(layout.below) + printBorder(frame),
    picture: { ...frame, crop: framed.crop, matrix: framed.matrix },
    above: drawn.behind + decor(layout.above) + drawn.words() + (logo ? plateOf(canvas, logo) : ''),
  };
  const missing = await Promise.all(all.map((text) => missingCharacters(type, text)));
  let hash: string | undefined;
  return {
    ...post,
    logo,
    words: drawn.placed,
    shade: drawn.shade?.alpha ?? 0,
    small: block.small,
    broken: block.broken,
    missing: [...new Set(missing.flat())],
    // made when it is asked for: a typed character is on the screen before
    get hash() {
      return (hash ??= hashOf(JSON.stringify([post.below, post.picture, post.above, ...(logo ? [logo] : [])])));
    },
  };
}

/** Sets the words where the picture is calm, and the logo in a free corner; where none is free, the words make room. */
async function setWithLogo(type: TypeCase, canvas: Canvas, framed: FramedPicture, document: PostDocument) {
  const set = async (place: ReturnType<typeof placeOf>) => {
    const block = await setWordsBlock(type, canvas, document, place);
    return { place, block, drawn: drawWords(canvas, framed, block) };
  };
  const words = await (rulesOf(canvas.layout) >= 4
    ? setInBestPlace(canvas, framed, focalOf(document, canvas.size), set)
    : set(calmestPlace(canvas, framed)));
  if (!document.logo) return { ...words, logo: null };
  const taken = takenBy(canvas, words);
  const free = freeSpot(canvas, document.logo, taken);
  if (free) return { ...words, logo: drawLogo(canvas, framed, document.logo, free, words.drawn.shade) };
  // a plate that the other place may need, too
  const beside = spotBeside(canvas, document.logo, words.place, Math.max(words.drawn.around, canvas.unit * 52));
  const moved = await set(beside.place);
  return { ...moved, logo: drawLogo(canvas, framed, document.logo, beside.spot, moved.drawn.shade) };
}

/** Returns what the words take with all that lies behind them: each text of its own, or one plate. */
function takenBy({ layout, unit }: Canvas, { block, drawn }: { block: WordsBlock; drawn: DrawnWords }): Box[] {
  const isWhole = layout.words.on !== 'ground' && drawn.shade === null;
  if (block.slots.length === 0) return [];
  const isRuled = [...layout.below, ...layout.above].includes('rule');
  return isWhole
    ? [grown(block.box, drawn.around)]
    : block.slots.map(({ set, field }) => grown(field ?? set.box, unit * 6, unit * (isRuled ? 36 : 6)));
}

const hashOf = (text: string): string =>
  hashTwice(text)
    .map((part) => part.toString(16).padStart(8, '0'))
    .join('');

/** Returns the place where the picture is calm by its light; an earlier one wins unless another is clearly calmer. */
function calmestPlace(canvas: Canvas, framed: FramedPicture) {
  const { places } = canvas.arrangement;
  const { words } = canvas.layout;
  const byOrder = words.on === 'picture' && rulesOf(canvas.layout) >= 3 ? 0.06 : 0.12;
  const scored = places.map((place, index) => ({
    place,
    score: words.on === 'ground' ? index : busyness(framed, boxOf(canvas, place.box)) * (1 + byOrder * index),
  }));
  return placeOf(canvas, scored.toSorted((a, b) => a.score - b.score)[0]?.place ?? places[0]);
}

/** What it costs a place that the largest headline is set smaller there, as the busyness of a picture. */
const SMALL = 0.5;
/** What it costs a place that a text is too small to be read there. */
const UNREADABLE = 0.5;

/**
 * Sets the words in each place, and returns them where they hide least of the picture: where its colours are even, away
 * from its subject, and not much smaller than elsewhere. An earlier place wins unless another is clearly better.
 */
async function setInBestPlace<Words extends { block: WordsBlock; drawn: DrawnWords }>(
  canvas: Canvas,
  framed: FramedPicture,
  focal: Point,
  set: (place: ReturnType<typeof placeOf>) => Promise<Words>,
): Promise<Words> {
  const [first, ...others] = canvas.arrangement.places;
  const words = await set(placeOf(canvas, first));
  if (canvas.layout.words.on === 'ground' || words.block.slots.length === 0) return words;
  const all = [words, ...(await Promise.all(others.map((place) => set(placeOf(canvas, place)))))];
  const sizeOf = ({ block }: Words) => Math.max(...block.slots.map(({ set: { size } }) => size));
  const largest = Math.max(...all.map(sizeOf));
  const scored = all.map((one, index) => {
    const box = grown(one.block.box, one.drawn.around);
    const unreadable = rulesOf(canvas.layout) >= 5 ? one.block.small.length * UNREADABLE : 0;
    const busy = colourBusyness(framed, box) + hiding(canvas, framed, focal, box) + unreadable;
    return { one, score: (busy + SMALL * (1 - sizeOf(one) / largest)) * (1 + 0.06 * index) };
  });
  return scored.toSorted((a, b) => a.score - b.score)[0]?.one ?? words;
}

/** A point of the picture, in fractions of it. */
type Point = ReturnType<typeof focalOf>;

/** Radius of the subject around the point that stays in sight, in parts of the shorter side of the canvas. */
const SUBJECT = 0.35;
/** What it costs to hide the subject, as the busyness of a picture. */
const HIDING = 0.5;

/** Returns how much of the picture's subject words in a box would hide, 0..`HIDING`. */
function hiding({ width, height }: Canvas, { frame, crop }: FramedPicture, focal: Point, box: Box): number {
  const x = frame.x + ((focal.x - crop.x) / crop.width) * frame.width;
  const y = frame.y + ((focal.y - crop.y) / crop.height) * frame.height;
  const apart = (at: number, start: number, length: number) => Math.max(start - at, 0, at - start - length);
  const away = Math.hypot(apart(x, box.x, box.width), apart(y, box.y, box.height));
  return HIDING * Math.max(0, 1 - away / (SUBJECT * Math.min(width, height)));
}

/** The white paper of a print, turned like the picture. */
function printBorder({ box, border, turn }: PictureFrame): string {
  if (border === 0) return '';
  const { x, y, width, height } = grown(box, border);
  const middle = `${tenth(box.x + box.width / 2)} ${tenth(box.y + box.height / 2)}`;
  const paper = (dx: number, dy: number, fill: string) =>
    `<rect x="${tenth(x + dx)}" y="${tenth(y + dy)}" width="${tenth(width)}" height="${tenth(height + border * 1.6)}" fill="${fill}"/>`;
  return `<g transform="rotate(${turn} ${middle})">${paper(border * 0.5, border * 0.6, '#00000026')}${paper(0, 0, '#ffffff')}</g>`;
}

const wrapped = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Returns the layers as SVG documents, to be laid under and over the picture. */
export const layersOf = ({ width, height, below, above }: ComposedPost): { below: string; above: string } => ({
  below: wrapped(width, height, below),
  above: wrapped(width, height, above),
});

const hexOf = (colour: readonly number[]): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

const logoImage = ({ image, box }: PlacedLogo): string =>
  `<image href="${image}" x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="none"/>`;

/**
 * Returns a post as two SVG elements, to be laid over each other: the picture, referred to by its address, with what is
 * below it, and what is above. While words are typed only the second one changes.
 * @param prefix makes ids of the elements unique in their page
 */
export function svgsOf(
  { width, height, below, picture, above, logo }: ComposedPost,
  href: string,
  prefix: string,
): { ground: string; words: string } {
  const { box, crop, mask, matrix, turn } = picture;
  const grid = 10_000;
  const view = [crop.x, crop.y, crop.width, crop.height].map((share) => tenth(share * grid)).join(' ');
  const filter = matrix
    ? `<filter id="${prefix}finish" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feColorMatrix values="${svgValues(matrix)}"/></filter>`
    : '';
  const clip = mask ? `<clipPath id="${prefix}cut"><path d="${mask}"/></clipPath>` : '';
  const image = `<svg width="${box.width}" height="${box.height}" viewBox="${view}" preserveAspectRatio="none"><image href="${href}" width="${grid}" height="${grid}" preserveAspectRatio="none"${matrix ? ` filter="url(#${prefix}finish)"` : ''}/></svg>`;
  const middle = `${tenth(box.width / 2)} ${tenth(box.height / 2)}`;
  const place = `translate(${box.x} ${box.y})${turn ? ` rotate(${turn} ${middle})` : ''}`;
  // transparent parts of a picture are white in the print
  const paper = rect({ x: 0, y: 0, width: box.width, height: box.height }, hexOf(finished([255, 255, 255], matrix)));
  const shown = `<g transform="${place}"${mask ? ` clip-path="url(#${prefix}cut)"` : ''}>${paper}${image}</g>`;
  const shade = above.replaceAll('#shade', `#${prefix}shade`).replaceAll('id="shade"', `id="${prefix}shade"`);
  return {
    ground: wrapped(width, height, `<defs>${filter}${clip}</defs>${below}${shown}`),
    words: wrapped(width, height, `${shade}${logo ? logoImage(logo) : ''}`),
  };
}
