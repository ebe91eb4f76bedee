import { DIMENSIONS, type Niche, type Platform, type PostBrief } from './brief';
import { readableOn } from './colour';
import { writeCopy, type Copy } from './copy';
import { fitText, type SetText, type TextStyle } from './fit-text';
import type { Box } from './set-line';
import { inksOn, paletteFor, type Inks, type Palette } from './palettes';
import { sceneOf } from './scenes/index';
import type { Scene } from './scenes/pencil';
import { chanceFrom, type Chance } from './seed';
import type { TypeCase } from './type-case';

/** A placed text, recorded so that tests can check fit and contrast of every picture. */
export interface PlacedText {
  box: Box;
  ink: string;
  grounds: readonly string[];
}

/** Everything that a layout draws with: measures, colours, texts, random numbers and the niche's drawings. */
export interface Stage {
  type: TypeCase;
  width: number;
  height: number;
  wide: boolean;
  /** Distance of content from the picture's edge; larger for Instagram, which crops more. */
  margin: number;
  platform: Platform;
  niche: Niche;
  scene: Scene;
  palette: Palette;
  chance: Chance;
  copy: Copy;
  texts: PlacedText[];
  /** Returns an id that is unique within the picture, for SVG definitions. */
  id: (name: string) => string;
}

export function openStage(type: TypeCase, brief: PostBrief, palette?: Palette): Stage {
  const { width, height } = DIMENSIONS[brief.size];
  const chance = chanceFrom(`${brief.niche}|${brief.style}|${brief.platform}|${brief.primaryText}|${brief.seed}`);
  let ids = 0;
  return {
    type,
    width,
    height,
    wide: width > height,
    margin: brief.platform === 'instagram' ? 76 : 60,
    platform: brief.platform,
    niche: brief.niche,
    scene: sceneOf(brief.niche, `${brief.primaryText} ${brief.keywords ?? ''}`),
    palette: palette ?? paletteFor(brief.niche, chance),
    chance,
    copy: writeCopy(type, brief),
    texts: [],
    id: (name) => `${name}${(ids += 1)}`,
  };
}

export interface Put extends SetText {
  svg: string;
  ink: string;
}

/** Sets a text in the first preferred colour that is readable on its backgrounds. */
export async function put(
  stage: Stage,
  text: string,
  box: Box,
  style: TextStyle,
  ground: string | readonly string[],
  ...preferred: string[]
): Promise<Put> {
  const grounds = typeof ground === 'string' ? [ground] : ground;
  const ink = readableOn(grounds, ...preferred);
  const set = await fitText(stage.type, text, box, style);
  if (set.lines.length > 0) stage.texts.push({ box: set.box, ink, grounds });
  return { ...set, ink, svg: `<path d="${set.path}" fill="${ink}"/>${set.pictures}` };
}

/**
 * Sets the headline, with the second sentence, if any, smaller below it. Returns where the block ends, so that further
 * content can be aligned to it.
 */
export async function headline(
  stage: Stage,
  box: Box,
  requested: TextStyle,
  ground: string | readonly string[],
  ...preferred: string[]
): Promise<{ svg: string; head: Put; box: Box }> {
  const { head, rest } = stage.copy;
  // one or two words may fill the space that a sentence needs
  const style = { ...requested, max: requested.max * (head.length <= 8 ? 1.8 : head.length <= 14 ? 1.3 : 1) };
  const share = rest === '' ? 1 : rest.length > head.length * 2 ? 0.52 : 0.64;
  const upper = { ...box, height: box.height * share };
  if (rest === '') {
    const only = await put(stage, head, box, style, ground, ...preferred);
    return { svg: only.svg, head: only, box: only.box };
  }
  const first = await fitText(stage.type, head, upper, { ...style, vertical: 'top' });
  const space = Math.max(18, first.size * 0.34);
  const lower = { ...box, y: first.box.y + first.box.height + space, height: box.height - first.box.height - space };
  const restStyle: TextStyle = {
    family: 'text',
    weight: 500,
    max: Math.min(44, Math.max(24, first.size * 0.46)),
    leading: 1.36,
    align: style.align ?? 'left',
  };
  const second = await fitText(stage.type, rest, lower, restStyle);
  const used = first.box.height + space + second.box.height;
  const shift =
    style.vertical === 'middle' ? (box.height - used) / 2 : style.vertical === 'bottom' ? box.height - used : 0;
  const top = await put(
    stage,
    head,
    { ...upper, y: box.y + shift },
    { ...style, vertical: 'top' },
    ground,
    ...preferred,
  );
  const under = await put(stage, rest, { ...lower, y: lower.y + shift }, restStyle, ground, ...preferred);
  return { svg: top.svg + under.svg, head: top, box: { x: box.x, y: box.y + shift, width: box.width, height: used } };
}

/** Draws the niche's drawing, fitted into a square box of the given side around a centre. */
export function drawScene(
  stage: Stage,
  centreX: number,
  centreY: number,
  side: number,
  ground: string,
  inks?: Inks,
): string {
  const scale = side / 400;
  const drawing = stage.scene.draw(inks ?? inksOn(stage.palette, ground));
  return `<g transform="translate(${round(centreX - side / 2)} ${round(centreY - side / 2)}) scale(${round(scale)})">${drawing}</g>`;
}

/** Draws one of the niche's small icons, 100 units wide before scaling, in one colour. */
export function drawMotif(
  stage: Stage,
  index: number,
  x: number,
  y: number,
  side: number,
  colour: string,
  turn = 0,
): string {
  const { motifs } = stage.scene;
  const motif = motifs[index % motifs.length] ?? motifs[0];
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(side / 100)})" fill="${colour}">${motif}</g>`;
}

/** Rounds to three decimals, which are enough for a picture and keep the SVG small. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
