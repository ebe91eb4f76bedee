import { contrast, groundFor, mix, readableOn, TEXT_CONTRAST } from './colour';
import type { Box } from './set-line';
import { drawMotif, put, round, type Stage } from './stage';

export interface Placed {
  svg: string;
  box: Box;
}

interface Place {
  x: number;
  y: number;
  align: 'left' | 'center' | 'right';
}

const startOf = (place: Place, width: number): number =>
  place.align === 'left' ? place.x : place.align === 'right' ? place.x - width : place.x - width / 2;

/** Measures first (with a temporary list of texts), then draws at the aligned position. */
async function aligned(
  stage: Stage,
  place: Place,
  draw: (stage: Stage, x: number) => Promise<Placed>,
): Promise<Placed> {
  if (place.align === 'left') return draw(stage, place.x);
  const trial = await draw({ ...stage, texts: [] }, 0);
  return draw(stage, startOf(place, trial.box.width));
}

// Icons are graphics: WCAG requires a contrast of three to one (1.4.11).
const signOn = (ground: string, deep: string): string => (contrast(ground, '#ffffff') >= 3 ? '#ffffff' : deep);

/** Draws the sender as on the platform: a ringed handle on Instagram, a page name with its address on Facebook. */
export function signature(stage: Stage, place: Place, ground: string): Promise<Placed> {
  return aligned(stage, place, async (on, x) =>
    on.platform === 'instagram' ? handleSign(on, x, place.y, ground) : pageSign(on, x, place.y, ground),
  );
}

async function handleSign(stage: Stage, x: number, y: number, ground: string): Promise<Placed> {
  const { palette } = stage;
  const id = stage.id('ring');
  const text = await put(
    stage,
    stage.copy.handle,
    { x: x + 70, y: y + 14, width: 380, height: 32 },
    {
      family: 'text',
      weight: 600,
      max: 25,
      vertical: 'middle',
    },
    ground,
    palette.deep,
    palette.ground,
  );
  const svg =
    `<defs><linearGradient id="${id}" x1="0" y1="1" x2="1" y2="0"><stop stop-color="${palette.second}"/><stop offset="1" stop-color="${palette.accent}"/></linearGradient></defs>` +
    `<circle cx="${round(x + 28)}" cy="${y + 28}" r="27" fill="none" stroke="url(#${id})" stroke-width="4"/>` +
    `<circle cx="${round(x + 28)}" cy="${y + 28}" r="21" fill="${palette.main}"/>` +
    drawMotif(stage, 0, x + 28, y + 28, 24, signOn(palette.main, palette.deep)) +
    text.svg;
  return { svg, box: { x, y, width: text.path === '' ? 56 : 70 + text.box.width, height: 56 } };
}

async function pageSign(stage: Stage, x: number, y: number, ground: string): Promise<Placed> {
  const { palette } = stage;
  const name = await put(
    stage,
    stage.copy.brand,
    { x: x + 70, y: y + (stage.copy.site ? 2 : 14), width: 360, height: 27 },
    {
      family: 'text',
      weight: 700,
      max: 25,
      vertical: 'middle',
    },
    ground,
    palette.deep,
    palette.ground,
  );
  const site = await put(
    stage,
    stage.copy.site,
    { x: x + 70, y: y + 32, width: 360, height: 23 },
    {
      family: 'text',
      weight: 500,
      max: 19,
      vertical: 'middle',
    },
    ground,
    mix(palette.deep, ground, 0.22),
    mix(palette.ground, ground, 0.16),
  );
  const svg =
    `<rect x="${round(x)}" y="${y}" width="56" height="56" rx="16" fill="${palette.main}" stroke="${palette.ground}" stroke-opacity=".55" stroke-width="2"/>` +
    drawMotif(stage, 0, x + 28, y + 28, 34, signOn(palette.main, palette.deep)) +
    name.svg +
    site.svg;
  const words = Math.max(name.box.width, site.box.width);
  return { svg, box: { x, y, width: words === 0 ? 56 : 70 + words, height: 56 } };
}

/** Deepens a middle tone that contrasts with neither dark nor white, so that white letters are readable on it. */
const printableFill = (fill: string, deep: string): string =>
  contrast(fill, deep) >= TEXT_CONTRAST ? fill : groundFor(fill, '#ffffff');

/** Draws the call to action: a pill on Instagram, a soft rectangle on Facebook. */
export function button(stage: Stage, place: Place, fillColour: string): Promise<Placed> {
  const { palette } = stage;
  const fill = printableFill(fillColour, palette.deep);
  const ink = readableOn(fill, palette.deep, '#ffffff');
  return aligned(stage, place, async (on, x) => {
    const text = await put(
      on,
      on.copy.action,
      { x: x + 28, y: place.y + 13, width: 300, height: 32 },
      {
        family: 'text',
        weight: 700,
        max: 24,
        vertical: 'middle',
      },
      fill,
      ink,
    );
    const wordless = text.path === '';
    const width = wordless ? 74 : text.box.width + 28 + 68;
    const arrow = wordless ? x + 27 : x + 28 + text.box.width + 18;
    const radius = on.platform === 'instagram' ? 29 : 14;
    const svg =
      `<rect x="${round(x)}" y="${place.y}" width="${round(width)}" height="58" rx="${radius}" fill="${fill}"/>${text.svg}` +
      `<path d="M${round(arrow)} ${place.y + 29}h20m-8-8l8 8l-8 8" fill="none" stroke="${text.ink}" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"/>`;
    return { svg, box: { x, y: place.y, width, height: 58 } };
  });
}

interface Column {
  x: number;
  width: number;
  bottom: number;
  /** A column without a visible right edge: the button comes first, directly followed by the sender. */
  open?: boolean;
}

/** Draws sender and button at the foot of a column; in a narrow column the button is above the sender. */
export async function foot(stage: Stage, column: Column, ground: string, fill: string): Promise<Placed> {
  const y = column.bottom - 58;
  const trial = { ...stage, texts: [] };
  const [sign, act] = [
    await signature(trial, { x: 0, y, align: 'left' }, ground),
    await button(trial, { x: 0, y, align: 'left' }, fill),
  ];
  if (sign.box.width + act.box.width + 28 <= column.width) {
    if (column.open) {
      const first = await button(stage, { x: column.x, y, align: 'left' }, fill);
      const after = await signature(stage, { x: column.x + first.box.width + 32, y, align: 'left' }, ground);
      return { svg: first.svg + after.svg, box: { x: column.x, y, width: column.width, height: 58 } };
    }
    const left = await signature(stage, { x: column.x, y, align: 'left' }, ground);
    const right = await button(stage, { x: column.x + column.width, y, align: 'right' }, fill);
    return { svg: left.svg + right.svg, box: { x: column.x, y, width: column.width, height: 58 } };
  }
  const upper = await button(stage, { x: column.x, y: y - 82, align: 'left' }, fill);
  const lower = await signature(stage, { x: column.x, y, align: 'left' }, ground);
  return { svg: upper.svg + lower.svg, box: { x: column.x, y: y - 82, width: column.width, height: 140 } };
}

/** Draws a short line above the headline, preceded by one of the niche's icons. */
export async function kicker(stage: Stage, place: Place, ground: string, ...inks: string[]): Promise<Placed> {
  return aligned(stage, place, async (on, x) => {
    const text = await put(
      on,
      on.copy.kicker,
      { x: x + 42, y: place.y, width: 320, height: 28 },
      {
        family: 'text',
        weight: 600,
        max: 23,
        vertical: 'middle',
      },
      ground,
      ...inks,
    );
    const signs = text.path === '' ? [0, 1, 2] : [1];
    const svg =
      signs.map((sign, index) => drawMotif(on, sign, x + 14 + index * 42, place.y + 14, 28, text.ink)).join('') +
      text.svg;
    return { svg, box: { x, y: place.y, width: text.path === '' ? 112 : 42 + text.box.width, height: 28 } };
  });
}

/** Draws the kicker as a filled label. */
export async function label(stage: Stage, place: Place, fillColour: string, turn = 0): Promise<Placed> {
  const fill = printableFill(fillColour, stage.palette.deep);
  return aligned(stage, place, async (on, x) => {
    const text = await put(
      on,
      on.copy.kicker,
      { x: x + 22, y: place.y + 9, width: 320, height: 28 },
      {
        family: 'text',
        weight: 700,
        max: 22,
        vertical: 'middle',
      },
      fill,
      on.palette.deep,
      '#ffffff',
    );
    const wordless = text.path === '';
    const width = wordless ? 132 : text.box.width + 44;
    const signs = wordless
      ? [0, 1, 2].map((sign) => drawMotif(on, sign, x + 29 + sign * 37, place.y + 23, 26, text.ink)).join('')
      : '';
    const svg = `<g transform="rotate(${turn} ${round(x + width / 2)} ${place.y + 23})"><rect x="${round(x)}" y="${place.y}" width="${round(width)}" height="46" rx="${on.platform === 'instagram' ? 23 : 10}" fill="${fill}"/>${text.svg}${signs}</g>`;
    return { svg, box: { x, y: place.y, width, height: 46 } };
  });
}

/** Returns the definition of, and reference to, a two-stop gradient over the whole filled shape. */
export function gradient(
  stage: Stage,
  from: string,
  to: string,
  angle: 'down' | 'across' | 'slant' = 'down',
): { defs: string; url: string } {
  const id = stage.id('shade');
  const end = angle === 'down' ? 'x2="0" y2="1"' : angle === 'across' ? 'x2="1" y2="0"' : 'x2="1" y2="1"';
  return {
    defs: `<defs><linearGradient id="${id}" x1="0" y1="0" ${end}><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>`,
    url: `url(#${id})`,
  };
}
