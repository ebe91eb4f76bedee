import { darker, lighter, readableOn } from '../colour';
import type { TextStyle } from '../fit-text';
import { button, label, signature } from '../furniture';
import { confetti, scallop, squiggle, wave } from '../shapes';
import { drawMotif, drawScene, headline, round, type Stage } from '../stage';

const cheerful = (max: number, more: Partial<TextStyle> = {}): TextStyle => ({
  family: 'display',
  weight: 800,
  max,
  leading: 1.04,
  tracking: -0.02,
  ...more,
});

/** Eyes and a smile that make the drawing a character. */
function face(stage: Stage, cx: number, cy: number, side: number): string {
  const [x, y, size] = stage.scene.face;
  if (size < 0.1) return '';
  const ink = '#1d1428';
  const scale = (side / 400) * size * 1.25;
  return (
    `<g transform="translate(${round(cx - side / 2 + (x * side) / 400)} ${round(cy - side / 2 + (y * side) / 400)}) scale(${round(scale)})">` +
    `<circle cx="-30" cy="-6" r="15" fill="#fff"/><circle cx="30" cy="-6" r="15" fill="#fff"/><circle cx="-27" cy="-4" r="8.5" fill="${ink}"/><circle cx="33" cy="-4" r="8.5" fill="${ink}"/><circle cx="-24" cy="-8" r="3" fill="#fff"/><circle cx="36" cy="-8" r="3" fill="#fff"/>` +
    `<path d="M-17 16Q0 40 17 16Z" fill="${ink}" stroke="${ink}" stroke-width="5" stroke-linejoin="round"/><path d="M-6 26Q0 20 7 26Q1 33-6 26Z" fill="#ff7f7f"/><circle cx="-50" cy="14" r="8" fill="#ff8f8f" fill-opacity=".75"/><circle cx="50" cy="14" r="8" fill="#ff8f8f" fill-opacity=".75"/></g>`
  );
}

/** A cut-out sticker: white rim and a small shadow, made from the drawing's own outline. */
function sticker(stage: Stage, cx: number, cy: number, side: number, ground: string, turn: number): string {
  const id = stage.id('rim');
  const filter =
    `<filter id="${id}" x="-.16" y="-.16" width="1.32" height="1.32"><feGaussianBlur in="SourceAlpha" stdDeviation="9" result="soft"/><feComponentTransfer in="soft" result="hard"><feFuncA type="linear" slope="22" intercept="-1.2"/></feComponentTransfer>` +
    '<feFlood flood-color="#fff"/><feComposite in2="hard" operator="in" result="rim"/><feOffset in="hard" dx="7" dy="11" result="fallen"/><feFlood flood-color="#1d1428" flood-opacity=".22"/><feComposite in2="fallen" operator="in" result="shade"/>' +
    '<feMerge><feMergeNode in="shade"/><feMergeNode in="rim"/><feMergeNode in="SourceGraphic"/></feMerge></filter>';
  return `<defs>${filter}</defs><g transform="rotate(${turn} ${cx} ${cy})"><g filter="url(#${id})">${drawScene(stage, cx, cy, side, ground)}${face(stage, cx, cy, side)}</g></g>`;
}

const squiggles = (stage: Stage, spots: readonly (readonly [number, number])[], colour: string): string =>
  spots
    .map(
      ([x, y]) =>
        `<path d="${squiggle(x, y, 120, 30, 5)}" fill="none" stroke="${colour}" stroke-width="10" stroke-linecap="round" transform="rotate(${round(stage.chance.between(-30, 30))} ${x + 60} ${y})"/>`,
    )
    .join('');

/** A sticker on confetti, a headline with a marker stroke below. */
async function stickers(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const ground = lighter(palette.second, 0.42);
  const [cx, cy, side] = wide ? [W - 330, H / 2 + 4, 500] : [W / 2 + 90, H - 316, 500];
  const column = wide ? { x: m, width: W - 2 * m - 560 } : { x: m, width: W - 2 * m };
  const tag = await label(stage, { x: m, y: m, align: 'left' }, palette.accent, -4);
  const head = await headline(
    stage,
    { ...column, y: m + 86, height: wide ? H - 2 * m - 86 - 128 : 290 },
    cheerful(wide ? 118 : 132),
    ground,
    palette.deep,
  );
  const act = await button(stage, { x: m, y: H - m - 58, align: 'left' }, palette.main);
  const under = head.head.lines.at(-1)?.box;
  const stroke =
    under && stage.copy.rest === ''
      ? `<path d="M${round(under.x)} ${round(under.y + under.height + 14)}q${round(under.width / 2)} -16 ${round(under.width)} 2" fill="none" stroke="${palette.accent}" stroke-width="11" stroke-linecap="round"/>`
      : '';
  const free = (x: number, y: number): boolean =>
    (wide ? x < column.x + column.width + 20 : y < 470 || (x < 330 && y > H - 160)) ||
    Math.hypot(x - cx, y - cy) < side * 0.4;
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/><circle cx="${cx}" cy="${cy}" r="${side * 0.52}" fill="${palette.second}"/>` +
    `<g opacity=".9">${confetti(chance, W, H, 70, [palette.main, palette.accent, '#ffffff', lighter(palette.main, 0.4)], free)}</g>` +
    sticker(stage, cx, cy, side, palette.second, chance.pick([-6, 5, 7])) +
    head.svg +
    stroke +
    tag.svg +
    act.svg
  );
}

/** A speech bubble of the drawing with the headline. */
async function bubble(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const ground = palette.main;
  const [cx, cy, side] = wide ? [W - 300, H / 2 + 60, 470] : [W - 290, H - 270, 430];
  const box = wide
    ? { x: m, y: m + 20, width: W * 0.55, height: H - 2 * m - 130 }
    : { x: m, y: m, width: W - 2 * m, height: 460 };
  const tail = wide
    ? `M${box.x + box.width - 40} ${box.y + box.height * 0.5}q60 10 96 60q-70 10-110-6Z`
    : `M${box.x + box.width * 0.55} ${box.y + box.height - 20}q20 60 70 84q24-50 10-96Z`;
  const pad = 54;
  const head = await headline(
    stage,
    { x: box.x + pad, y: box.y + pad, width: box.width - 2 * pad, height: box.height - 2 * pad },
    cheerful(wide ? 112 : 128, { align: 'center', vertical: 'middle' }),
    '#ffffff',
    palette.deep,
  );
  const sign = await signature(stage, { x: m, y: H - m - 56, align: 'left' }, ground);
  const act = await button(
    stage,
    wide ? { x: box.x + box.width, y: H - m - 58, align: 'right' } : { x: m, y: H - m - 140, align: 'left' },
    palette.second,
  );
  const dots = Array.from({ length: 8 }, (_, row) =>
    Array.from(
      { length: 12 },
      (__, column) => `<circle cx="${round(column * (W / 11) + (row % 2) * 46)}" cy="${round(row * (H / 7))}" r="9"/>`,
    ).join(''),
  ).join('');
  const bubbleShape = `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="90"/><path d="${tail}"/>`;
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/><g fill="${lighter(ground, 0.12)}">${dots}</g><path d="${wave(W, H, H - (wide ? 150 : 210), 22, 6, chance.next() * 4)}" fill="${darker(ground, 0.12)}"/>` +
    sticker(stage, cx, cy, side, ground, chance.pick([-5, 4])) +
    `<g fill="${palette.deep}" transform="translate(10 12)">${bubbleShape}</g><g fill="#ffffff">${bubbleShape}</g>` +
    head.svg +
    sign.svg +
    act.svg
  );
}

/** A scalloped badge with the text, small icons all around. */
async function badge(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const ground = lighter(palette.accent, 0.5);
  const stripe = lighter(palette.accent, 0.62);
  const stripes = Array.from(
    { length: Math.ceil(W / 96) },
    (_, index) => `<rect x="${index * 96}" width="48" height="${H}" fill="${stripe}"/>`,
  ).join('');
  const [bx, by, rx, ry] = wide ? [W * 0.36, H / 2 - 26, 424, 300] : [W / 2, 330, 410, 262];
  const [cx, cy, side] = wide ? [W - 290, H / 2 + 40, 460] : [W / 2 + 130, H - 250, 420];
  const head = await headline(
    stage,
    { x: bx - rx * 0.74, y: by - ry * 0.6, width: rx * 1.48, height: ry * 1.2 },
    cheerful(wide ? 104 : 116, { align: 'center', vertical: 'middle' }),
    palette.deep,
    '#ffffff',
  );
  const act = await button(
    stage,
    wide ? { x: bx, y: H - m - 44, align: 'center' } : { x: m, y: H - m - 140, align: 'left' },
    palette.second,
  );
  const sign = wide ? { svg: '' } : await signature(stage, { x: m, y: H - m - 56, align: 'left' }, ground);
  const marks = wide
    ? [
        [W - 80, 84],
        [W - 520, 74],
        [W - 76, H - 80],
      ]
    : [
        [84, 96],
        [W - 84, 96],
        [90, 640],
        [W - 84, 610],
      ];
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/>${stripes}<path d="${scallop(bx, by + 12, rx, ry, 26)}" fill="${darker(palette.main, 0.2)}"/><path d="${scallop(bx, by, rx, ry, 26)}" fill="${palette.deep}"/>` +
    `<ellipse cx="${bx}" cy="${by}" rx="${rx - 20}" ry="${ry - 20}" fill="none" stroke="${palette.second}" stroke-width="4" stroke-dasharray="3 15" stroke-linecap="round"/>` +
    marks
      .map(([x = 0, y = 0], index) =>
        drawMotif(stage, index, x, y, 86, index % 2 === 0 ? palette.main : palette.deep, chance.between(-24, 24)),
      )
      .join('') +
    sticker(stage, cx, cy, side, ground, chance.pick([-7, 6])) +
    head.svg +
    act.svg +
    sign.svg
  );
}

/** A taped photo of the drawing on squared paper, the headline on bright strips. */
async function scrapbook(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const ground = palette.ground;
  const grid = Array.from({ length: 30 }, (_, index) => `<path d="M${index * 48} 0V${H}M0 ${index * 48}H${W}"/>`).join(
    '',
  );
  const side = wide ? 440 : 400;
  const [cx, cy] = wide ? [W - 330, H / 2] : [W - 300, H - 312];
  const turn = chance.pick([-6, 5]);
  const frame =
    `<rect x="${cx - side / 2 - 24 + 8}" y="${cy - side / 2 - 24 + 12}" width="${side + 48}" height="${side + 96}" rx="6" fill="${palette.deep}" fill-opacity=".2"/><rect x="${cx - side / 2 - 24}" y="${cy - side / 2 - 24}" width="${side + 48}" height="${side + 96}" rx="6" fill="#ffffff"/>` +
    `<rect x="${cx - side / 2}" y="${cy - side / 2}" width="${side}" height="${side}" fill="${palette.second}"/><circle cx="${cx}" cy="${cy}" r="${side * 0.42}" fill="${lighter(palette.second, 0.45)}"/>${drawScene(stage, cx, cy, side * 0.82, lighter(palette.second, 0.45))}${face(stage, cx, cy, side * 0.82)}` +
    `<rect x="${cx - 76}" y="${cy - side / 2 - 50}" width="152" height="46" fill="${palette.accent}" fill-opacity=".85" transform="rotate(-4 ${cx} ${cy - side / 2 - 30})"/>${drawMotif(stage, 2, cx, cy + side / 2 + 34, 46, palette.main)}`;
  const column = wide ? { x: m, width: W - 2 * m - side - 130 } : { x: m, width: W - 2 * m };
  const tag = await label(stage, { x: m, y: m, align: 'left' }, palette.main, -3);
  const head = await headline(
    stage,
    { ...column, y: m + 84, height: wide ? H - 2 * m - 84 - 190 : 280 },
    cheerful(wide ? 112 : 124),
    ground,
    readableOn(ground, palette.deep),
  );
  const low = wide ? H - m - 58 : H - m - 56;
  const act = await button(stage, { x: m, y: low - 82, align: 'left' }, palette.deep);
  const sign = await signature(stage, { x: m, y: low, align: 'left' }, ground);
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/><g stroke="${palette.soft}" stroke-width="2">${grid}</g>${squiggles(
      stage,
      wide
        ? [
            [W - 170, 70],
            [W - 640, H - 70],
          ]
        : [
            [W - 190, 470],
            [80, 640],
          ],
      palette.accent,
    )}` +
    `<g transform="rotate(${turn} ${cx} ${cy})">${frame}</g>` +
    head.svg +
    tag.svg +
    act.svg +
    sign.svg
  );
}

export const playful = [stickers, bubble, badge, scrapbook] as const;
