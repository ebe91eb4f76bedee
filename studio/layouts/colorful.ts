import { darker, lighter, mix } from '../colour';
import type { TextStyle } from '../fit-text';
import { button, foot, gradient, label, signature } from '../furniture';
import { blob, cutLeaf, wave } from '../shapes';
import { drawMotif, drawScene, headline, round, type Stage } from '../stage';

const warm = (max: number, more: Partial<TextStyle> = {}): TextStyle => ({
  family: 'display',
  weight: 700,
  max,
  leading: 1.03,
  tracking: -0.028,
  ...more,
});

/** A field of merging colour clouds. */
function clouds(stage: Stage, tones: readonly [string, string, string, string]): string {
  const { width: W, height: H, chance } = stage;
  const spots = [
    [0.1, 0.12],
    [0.92, 0.08],
    [0.86, 0.94],
    [0.08, 0.92],
  ] as const;
  return spots
    .map(([x, y], index) => {
      const id = stage.id('cloud');
      const reach = round(W * chance.between(0.5, 0.66));
      return (
        `<defs><radialGradient id="${id}"><stop stop-color="${tones[index]}"/><stop offset=".4" stop-color="${tones[index]}" stop-opacity=".72"/><stop offset="1" stop-color="${tones[index]}" stop-opacity="0"/></radialGradient></defs>` +
        `<circle cx="${round(W * x)}" cy="${round(H * y)}" r="${reach}" fill="url(#${id})"/>`
      );
    })
    .join('');
}

/** Colour clouds, a soft shape with the drawing, text on a paper card. */
async function meadow(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const tones = [palette.second, palette.main, palette.accent, lighter(palette.main, 0.3)] as const;
  const card = wide
    ? { x: m, y: m, width: W * 0.5, height: H - 2 * m }
    : { x: m, y: H - m - 430, width: W - 2 * m, height: 430 };
  const [cx, cy, r] = wide ? [W - 340, H / 2, 290] : [W / 2 + 30, 304, 268];
  const inner = { x: card.x + 48, width: card.width - 96 };
  const base = await foot(stage, { ...inner, bottom: card.y + card.height - 42 }, '#ffffff', palette.accent);
  const head = await headline(
    stage,
    { ...inner, y: card.y + 50, height: base.box.y - card.y - 50 - 36 },
    warm(wide ? 108 : 116, { vertical: 'middle' }),
    '#ffffff',
    palette.deep,
  );
  const marks = wide
    ? [
        [W - 70, 80],
        [W - 60, H - 90],
        [810, 58],
        [816, H - 56],
      ]
    : [
        [90, 110],
        [W - 90, 130],
        [W - 96, 470],
        [110, 440],
      ];
  return (
    `<rect width="${W}" height="${H}" fill="${mix(palette.main, palette.second, 0.5)}"/>${clouds(stage, tones)}` +
    `<path d="${blob(chance, cx, cy, r + 26, 8)}" fill="#ffffff" fill-opacity=".28"/><path d="${blob(chance, cx, cy, r)}" fill="${palette.ground}"/>` +
    marks
      .map(([x = 0, y = 0], index) => drawMotif(stage, index, x, y, 78, '#ffffff', chance.between(-20, 20)))
      .join('') +
    drawScene(stage, cx, cy, r * 1.52, palette.ground) +
    `<rect x="${card.x}" y="${card.y}" width="${card.width}" height="${card.height}" rx="40" fill="#ffffff"/>` +
    head.svg +
    base.svg
  );
}

/** One square of the tile wall. */
function tile(stage: Stage, x: number, y: number, side: number, kind: number, ground: string, mark: string): string {
  const base = `<rect x="${x}" y="${y}" width="${side}" height="${side}" fill="${ground}"/>`;
  const h = side / 2;
  if (kind === 0)
    return `${base}<path d="M${x} ${y}H${x + side}A${side} ${side} 0 0 1 ${x} ${y + side}Z" fill="${mark}"/>`;
  if (kind === 1)
    return `${base}<circle cx="${x + h}" cy="${y + h}" r="${h}" fill="${mark}"/><circle cx="${x + h}" cy="${y + h}" r="${h * 0.45}" fill="${ground}"/>`;
  if (kind === 2)
    return `${base}<path d="M${x} ${y + side}A${h} ${h} 0 0 1 ${x + side} ${y + side}ZM${x} ${y + h}A${h} ${h} 0 0 1 ${x + side} ${y + h}Z" fill="${mark}"/>`;
  if (kind === 3)
    return `${base}<path d="M${x} ${y}L${x + h} ${y + h}L${x} ${y + side}ZM${x + h} ${y}L${x + side} ${y + h}L${x + h} ${y + side}Z" fill="${mark}"/>`;
  if (kind === 4)
    return `${base}<path d="M${x + side} ${y + side}H${x}A${side} ${side} 0 0 1 ${x + side} ${y}Z" fill="${mark}"/>`;
  return base + drawMotif(stage, kind, x + h, y + h, side * 0.56, mark);
}

/** A wall of printed tiles around one tile of text and one with the drawing. */
async function tiles(stage: Stage): Promise<string> {
  const { width: W, palette, wide, chance, margin } = stage;
  const side = wide ? W / 7 : W / 5;
  const columns = wide ? 7 : 5;
  const rows = wide ? 4 : 5;
  const tones = [palette.main, palette.second, palette.accent, palette.soft, palette.deep, palette.ground] as const;
  let wall = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const ground = (row * 2 + column + chance.below(2)) % tones.length;
      const mark = (ground + 1 + chance.below(4)) % tones.length;
      wall += tile(
        stage,
        round(column * side),
        round(row * side),
        side,
        chance.below(8),
        tones[ground] ?? palette.main,
        tones[mark] ?? palette.second,
      );
    }
  }
  const words = wide
    ? { x: 0, y: side, width: side * 4, height: side * 3 }
    : { x: 0, y: side * 3, width: side * 4, height: side * 2 };
  const art = wide ? { x: side * 4, y: 0, side: side * 3 } : { x: side * 2, y: 0, side: side * 3 };
  const pad = wide ? margin - 10 : 46;
  const inner = { x: words.x + Math.max(pad, margin - 10), width: words.width - Math.max(pad, margin - 10) - pad };
  const base = await foot(stage, { ...inner, bottom: words.y + words.height - pad }, palette.ground, palette.main);
  const head = await headline(
    stage,
    { ...inner, y: words.y + pad, height: base.box.y - words.y - pad - 32 },
    warm(wide ? 104 : 110, { weight: 800, vertical: 'middle' }),
    palette.ground,
    palette.deep,
  );
  const behind = palette.second;
  return (
    `${wall}<rect x="${art.x}" y="${art.y}" width="${art.side}" height="${art.side}" fill="${behind}"/><circle cx="${art.x + art.side / 2}" cy="${art.y + art.side / 2}" r="${art.side * 0.44}" fill="${lighter(behind, 0.42)}"/>` +
    drawScene(stage, art.x + art.side / 2, art.y + art.side / 2, art.side * 0.76, lighter(behind, 0.42)) +
    `<rect x="${words.x}" y="${words.y}" width="${words.width}" height="${words.height}" fill="${palette.ground}"/>` +
    head.svg +
    base.svg
  );
}

/** Layered waves with the drawing on top. */
async function waves(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const top = lighter(palette.second, 0.52);
  const sky = gradient(stage, top, lighter(palette.accent, 0.6));
  const layers = [palette.second, palette.accent, palette.main, darker(palette.main, 0.42)];
  const start = 0.52;
  const bands = layers.map(
    (colour, index) =>
      `<path d="${wave(W, H, H * (start + index * 0.125), 34 - index * 3, wide ? 5 : 4, index * 1.7 + chance.next() * 3)}" fill="${colour}"/>`,
  );
  const [cx, cy, side] = wide ? [W - 310, H * 0.44, 520] : [W - 290, H * 0.575, 480];
  const low = layers[3] ?? palette.deep;
  const column = wide ? { x: m, width: cx - side / 2 - m - 20 } : { x: m, width: W - 2 * m };
  const tag = await label(stage, { x: m, y: m, align: 'left' }, palette.deep);
  const head = await headline(
    stage,
    { ...column, y: m + 74, height: (wide ? H * 0.47 : H * 0.38) - m - 74 },
    warm(wide ? 104 : 128),
    [top, lighter(palette.accent, 0.56)],
    palette.deep,
  );
  const base = await foot(stage, { x: m, width: W - 2 * m, bottom: H - m * 0.62 }, low, palette.ground);
  const sun = `<circle cx="${cx + 10}" cy="${cy - 20}" r="${side * 0.5}" fill="#ffffff" fill-opacity=".5"/>`;
  return (
    `${sky.defs}<rect width="${W}" height="${H}" fill="${sky.url}"/>${sun}${bands[0] ?? ''}${bands[1] ?? ''}` +
    drawScene(stage, cx, cy, side, palette.accent) +
    (bands[2] ?? '') +
    (bands[3] ?? '') +
    head.svg +
    tag.svg +
    base.svg
  );
}

/** Paper cuts in a row around the frame, a round one in every corner. */
function border(stage: Stage, across: number, down: number, tones: readonly [string, ...string[]]): string {
  const { width: W, height: H, chance } = stage;
  const step = 152;
  let out = '';
  let turnOf = 0;
  const next = (): string => tones[(turnOf += 1) % tones.length] ?? tones[0];
  const row = (length: number, place: (at: number) => readonly [number, number], turn: number, band: number): void => {
    const count = Math.floor((length - band) / step);
    for (let index = 0; index < count; index += 1) {
      const [x, y] = place(length / 2 + (index - (count - 1) / 2) * ((length - band) / count) - 54);
      out += cutLeaf(x, y, band * 1.06, turn + chance.between(-7, 7), next(), 4 + chance.below(2));
    }
  };
  row(W - across, (at) => [across / 2 + at, down / 2], 90, down);
  row(W - across, (at) => [W - across / 2 - at, H - down / 2], 270, down);
  row(H - down, (at) => [W - across / 2, down / 2 + at], 180, across);
  row(H - down, (at) => [across / 2, H - down / 2 - at], 0, across);
  for (const [x, y] of [
    [across / 2, down / 2],
    [W - across / 2, down / 2],
    [W - across / 2, H - down / 2],
    [across / 2, H - down / 2],
  ]) {
    out += `<circle cx="${x}" cy="${y}" r="34" fill="${next()}"/><circle cx="${x}" cy="${y}" r="14" fill="${stage.palette.main}"/>`;
  }
  return out;
}

/** Paper cuts all around, a plain sheet in the middle. */
async function paperCuts(stage: Stage): Promise<string> {
  const { width: W, height: H, palette, wide, chance } = stage;
  const tones = [palette.accent, palette.second, palette.ground, palette.soft, lighter(palette.main, 0.35)] as const;
  const sheet = wide
    ? { x: 112, y: 92, width: W - 224, height: H - 184 }
    : { x: 108, y: 108, width: W - 216, height: H - 216 };
  const leaves = border(stage, sheet.x, sheet.y, tones);
  const art = wide ? 400 : 360;
  const inner = wide
    ? { x: sheet.x + 60, width: sheet.width - art - 150 }
    : { x: sheet.x + 56, width: sheet.width - 112 };
  const [cx, cy] = wide ? [sheet.x + sheet.width - art / 2 - 50, H / 2] : [W / 2, sheet.y + 40 + art / 2];
  const bottom = sheet.y + sheet.height - (wide ? 50 : 62);
  const sign = wide
    ? await foot(stage, { ...inner, bottom, open: true }, palette.ground, palette.main)
    : await signature(stage, { x: W / 2, y: bottom - 56, align: 'center' }, palette.ground);
  const top = wide ? sheet.y + 54 : cy + art / 2 + 26;
  const head = await headline(
    stage,
    { ...inner, y: top, height: sign.box.y - top - 34 },
    warm(wide ? 96 : 104, { vertical: 'middle', align: wide ? 'left' : 'center' }),
    palette.ground,
    palette.deep,
  );
  const act = wide
    ? ''
    : (await button(stage, { x: W / 2, y: sheet.y + sheet.height - 29, align: 'center' }, palette.deep)).svg;
  return (
    `<rect width="${W}" height="${H}" fill="${palette.main}"/>${leaves}<rect x="${sheet.x}" y="${sheet.y}" width="${sheet.width}" height="${sheet.height}" rx="46" fill="${palette.ground}"/>` +
    `<path d="${blob(chance, cx, cy, art * 0.52)}" fill="${palette.soft}"/>` +
    drawScene(stage, cx, cy, art * 0.88, palette.soft) +
    head.svg +
    sign.svg +
    act
  );
}

export const colorful = [meadow, tiles, waves, paperCuts] as const;
