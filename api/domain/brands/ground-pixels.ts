import { convexShare } from './convex-share';
import { eachAround, eachBeside, eachWithin, edgesOf } from './pixel-grid';
import type { Pixels } from './pixel-grid';

/**
 * The ground of a logo: the even colour that reaches in from the edges of its picture, found and removed by pixels. All
 * distances of colours are Euclidean in RGB, 0 to 441.
 */

type Colour = readonly [red: number, green: number, blue: number];

/** Distance up to which a pixel is the ground: JPEG leaves such noise around edges. */
const GROUND = 34;
/** Share of the edge's pixels that have the colour of the ground. */
const EVEN = 0.85;
/** Shares of a picture between which a ground lies. */
const SHARE = { least: 0.04, most: 0.998 } as const;
/** Pixels beside the ground that are mixed with it. */
const SOFT = 2;
/** Cover below which a mixed pixel is noise, and above which it is whole. */
const COVER = { least: 0.08, most: 0.94 } as const;
/** Areas of fewer pixels are noise of JPEG where they lie at an edge, or differ from the ground by less than `FAINT`. */
const SPECK = 14;
const FAINT = 120;
const AT_EDGE = 5;
/** Rings in rings: counters that lie within opened areas are opened next. */
const NESTED = 3;
/** Strokes around a counter are at most this part of the shorter side of their shape; around an area with further ink less. */
const STROKE = { counter: 0.34, frame: 0.1 } as const;
/** Counters fill their convex hull: ovals and triangles do, letters such as E and S fill two thirds at most. */
const CONVEX = 0.84;

const [INK, OUTSIDE, INSIDE] = [0, 1, 2];

/**
 * Makes the even ground of a picture transparent: what is connected with the edges, and the counters of letters. Enclosed
 * areas of the same colour that are more than counters stay, such as white letters on a badge.
 * @returns whether there was such a ground; the pixels are unchanged otherwise
 */
export function clearGround(pixels: Pixels): boolean {
  const ground = colourOfEdges(pixels);
  if (!ground) return false;
  const { data, width, height } = pixels;
  const count = width * height;
  const kinds = new Uint8Array(count);
  for (let at = 0; at < count; at += 1) if (distanceTo(data, at, ground) <= GROUND) kinds[at] = INSIDE;
  const outside = fill(pixels, kinds, edgesOf(pixels), OUTSIDE);
  if (outside.length < count * SHARE.least || outside.length > count * SHARE.most) return false;
  clearSpecks(pixels, kinds, ground);
  for (let level = 0; level < NESTED && openCounters(pixels, kinds); level += 1);
  soften(pixels, kinds, ground);
  return true;
}

function distanceTo(data: Uint8Array, at: number, [red, green, blue]: Colour): number {
  const index = at * 4;
  const [r, g, b] = [(data[index] ?? 0) - red, (data[index + 1] ?? 0) - green, (data[index + 2] ?? 0) - blue];
  return Math.sqrt(r * r + g * g + b * b);
}

/** Returns the colour that the edges of an opaque picture have almost everywhere; null for none. */
function colourOfEdges(pixels: Pixels): Colour | null {
  const { data } = pixels;
  const edges = edgesOf(pixels);
  if (edges.some((at) => (data[at * 4 + 3] ?? 0) < 250)) return null;
  const median = (channel: number): number =>
    edges.map((at) => data[at * 4 + channel] ?? 0).toSorted((a, b) => a - b)[Math.floor(edges.length / 2)] ?? 0;
  const colour: Colour = [median(0), median(1), median(2)];
  const even = edges.filter((at) => distanceTo(data, at, colour) <= GROUND).length;
  return even >= edges.length * EVEN ? colour : null;
}

/** Gives a connected area of `INSIDE` (4 neighbours) another kind. @returns its pixels */
function fill(pixels: Pixels, kinds: Uint8Array, from: readonly number[], kind: number): number[] {
  const found: number[] = [];
  const take = (at: number) => {
    if (kinds[at] !== INSIDE) return;
    kinds[at] = kind;
    found.push(at);
  };
  from.forEach(take);
  for (let next = 0; next < found.length; next += 1) eachBeside(pixels, found[next] ?? 0, take);
  return found;
}

/** An area with the colour of the ground that ink encloses. */
interface Enclosed {
  area: number[];
  /** Ink around it. */
  rim: number[];
}

/**
 * Makes the counters of letters part of the ground, shape by shape: all enclosed areas of a shape, or none.
 * @returns whether there were any
 */
function openCounters(pixels: Pixels, kinds: Uint8Array): boolean {
  const depth = depths(pixels, kinds);
  const all = enclosedIn(pixels, kinds);
  for (const { area } of all)
    if (area.length < SPECK && area.every((at) => (depth[at] ?? 0) <= AT_EDGE))
      for (const at of area) kinds[at] = OUTSIDE;
  const enclosed = all.filter(({ area }) => area.length >= SPECK);
  if (enclosed.length === 0) return false;
  let isOpened = false;
  const { labels, boxes } = shapesOf(pixels, kinds);
  const byShape = new Map<number, Enclosed[]>();
  for (const one of enclosed) {
    // the shape that lies around it is the largest one that touches it
    const shape = [...new Set(one.rim.map((at) => labels[at] ?? 0))].toSorted(
      (a, b) => shorterSide(boxes, b) - shorterSide(boxes, a),
    )[0];
    if (shape !== undefined) byShape.set(shape, [...(byShape.get(shape) ?? []), one]);
  }
  for (const [shape, areas] of byShape) {
    const side = shorterSide(boxes, shape);
    const areCounters = areas.every(({ area, rim }) => {
      const around = rim.filter((at) => labels[at] === shape).map((at) => depth[at] ?? 0);
      const isFrame = around.length < rim.length;
      const stroke = share(around, 0.75) / side;
      return isFrame ? stroke <= STROKE.frame : stroke <= STROKE.counter && convexShare(pixels, area) >= CONVEX;
    });
    if (!areCounters) continue;
    isOpened = true;
    for (const { area } of areas) for (const at of area) kinds[at] = OUTSIDE;
  }
  return isOpened;
}

/** Returns the value below which a share of the values lies. */
const share = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;

function enclosedIn(pixels: Pixels, kinds: Uint8Array): Enclosed[] {
  const seen = new Uint8Array(kinds);
  const found: Enclosed[] = [];
  for (let at = 0; at < kinds.length; at += 1) {
    if (seen[at] !== INSIDE) continue;
    const area = fill(pixels, seen, [at], INK);
    const rim = new Set<number>();
    const add = (near: number) => {
      if (kinds[near] === INK) rim.add(near);
    };
    for (const one of area) eachBeside(pixels, one, add);
    found.push({ area, rim: [...rim] });
  }
  return found;
}

/** Returns how far each pixel lies from the ground outside, in steps to a side or a corner. */
function depths(pixels: Pixels, kinds: Uint8Array): Uint16Array {
  const { width, height } = pixels;
  const depth = new Uint16Array(width * height).fill(65_535);
  let wave: number[] = [];
  for (let at = 0; at < depth.length; at += 1)
    if (kinds[at] === OUTSIDE) {
      depth[at] = 0;
      wave.push(at);
    }
  for (let far = 1; wave.length > 0; far += 1) {
    const next: number[] = [];
    const reach = (near: number) => {
      if (depth[near] !== 65_535) return;
      depth[near] = far;
      next.push(near);
    };
    // steps to corners only every second time: the waves are octagons, close to circles
    const each = far % 2 === 0 ? eachAround : eachBeside;
    for (const at of wave) each(pixels, at, reach);
    wave = next;
  }
  return depth;
}

type Box = [left: number, top: number, right: number, bottom: number];

const shorterSide = (boxes: readonly Box[], shape: number): number => {
  const [left, top, right, bottom] = boxes[shape] ?? [0, 0, 0, 0];
  return Math.min(right - left, bottom - top) + 1;
};

/** Clears faint specks that lie alone on the ground, and in enclosed areas of its colour. */
function clearSpecks(pixels: Pixels, kinds: Uint8Array, ground: Colour): void {
  for (const shape of shapesOf(pixels, kinds).shapes)
    if (shape.length < SPECK && shape.every((at) => distanceTo(pixels.data, at, ground) < FAINT)) {
      let isOutside = false;
      const look = (near: number) => {
        isOutside ||= kinds[near] === OUTSIDE;
      };
      for (const at of shape) eachBeside(pixels, at, look);
      for (const at of shape) kinds[at] = isOutside ? OUTSIDE : INSIDE;
    }
}

/** Numbers the connected shapes of ink, and returns the box around each. */
function shapesOf(pixels: Pixels, kinds: Uint8Array): { labels: Int32Array; boxes: Box[]; shapes: number[][] } {
  const labels = new Int32Array(kinds.length).fill(-1);
  const boxes: Box[] = [];
  const shapes: number[][] = [];
  for (let start = 0; start < kinds.length; start += 1) {
    if (kinds[start] !== INK || labels[start] !== -1) continue;
    const shape = boxes.length;
    const found = [start];
    labels[start] = shape;
    const take = (near: number) => {
      if (kinds[near] !== INK || labels[near] !== -1) return;
      labels[near] = shape;
      found.push(near);
    };
    for (let next = 0; next < found.length; next += 1) eachAround(pixels, found[next] ?? 0, take);
    boxes.push(boxOf(pixels, found));
    shapes.push(found);
  }
  return { labels, boxes, shapes };
}

function boxOf({ width }: Pixels, area: readonly number[]): Box {
  const box: Box = [Infinity, Infinity, -1, -1];
  for (const at of area) {
    const [x, y] = [at % width, Math.floor(at / width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
}

/** Clears the ground, and gives pixels beside it the cover and the ink that they are mixed of. */
function soften(pixels: Pixels, kinds: Uint8Array, ground: Colour): void {
  const { data } = pixels;
  const before = Uint8Array.from(data);
  let rim: number[] = [];
  const cleared = new Uint8Array(kinds.length);
  for (let at = 0; at < kinds.length; at += 1)
    if (kinds[at] === OUTSIDE) {
      cleared[at] = 1;
      rim.push(at);
      data.fill(0, at * 4, at * 4 + 4);
    }
  for (let step = 0; step < SOFT; step += 1) {
    const next = new Set<number>();
    const add = (near: number) => {
      if (cleared[near] === 0) next.add(near);
    };
    for (const at of rim) eachAround(pixels, at, add);
    for (const at of next) {
      cleared[at] = 1;
      mixed(pixels, before, at, ground);
    }
    rim = [...next];
  }
}

/** Takes the ground out of a mixed pixel. The ink is the colour near it that differs most from the ground. */
function mixed(pixels: Pixels, before: Uint8Array, at: number, ground: Colour): void {
  const { data } = pixels;
  const own = distanceTo(before, at, ground);
  let [ink, most] = [at, own];
  eachWithin(pixels, at, 2, (near) => {
    const far = distanceTo(before, near, ground);
    if (far > most) {
      ink = near;
      most = far;
    }
  });
  const cover = most === 0 ? 0 : own / most;
  if (cover >= COVER.most) return;
  const isNoise = cover < COVER.least || most <= GROUND;
  for (let channel = 0; channel < 3; channel += 1)
    data[at * 4 + channel] = isNoise ? 0 : (before[ink * 4 + channel] ?? 0);
  data[at * 4 + 3] = isNoise ? 0 : Math.round(255 * cover);
}
