import { darker, lighter, mix } from '../colour';
import type { TextStyle } from '../fit-text';
import { button, foot, gradient, kicker, signature } from '../furniture';
import { drawMotif, drawScene, headline, round, type Stage } from '../stage';

const composed = (max: number, more: Partial<TextStyle> = {}): TextStyle => ({
  family: 'display',
  weight: 600,
  max,
  leading: 1.07,
  tracking: -0.024,
  ...more,
});

/** Fine parallel rules, as on banknotes. */
function contours(x: number, y: number, count: number, step: number, colour: string, opacity: number): string {
  const rings = Array.from(
    { length: count },
    (_, index) => `<circle cx="${x}" cy="${y}" r="${round((index + 1) * step)}"/>`,
  ).join('');
  return `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="2">${rings}</g>`;
}

/** A dark column of text beside a light field with the drawing. */
async function split(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const night = mix(palette.deep, palette.main, 0.14);
  const shade = gradient(stage, night, darker(palette.deep, 0.1), 'slant');
  const light = gradient(stage, palette.ground, palette.soft);
  const cut = wide ? Math.round(W * 0.56) : 512;
  const field = wide ? { x: cut, y: 0, width: W - cut, height: H } : { x: 0, y: 0, width: W, height: H - cut };
  const [cx, cy] = [field.x + field.width / 2, field.y + field.height / 2];
  const deep = wide
    ? `<rect width="${cut}" height="${H}" fill="${shade.url}"/>`
    : `<rect y="${H - cut}" width="${W}" height="${cut}" fill="${shade.url}"/>`;
  const column = wide ? { x: m, width: cut - 2 * m } : { x: m, width: W - 2 * m };
  const base = await foot(stage, { ...column, bottom: H - m + 6 }, night, palette.second);
  const top = wide ? m : H - cut + 50;
  const first = await kicker(stage, { x: m, y: top, align: 'left' }, night, palette.second, '#ffffff');
  const head = await headline(
    stage,
    { ...column, y: top + 56, height: base.box.y - top - 56 - 40 },
    composed(wide ? 96 : 112),
    night,
    '#ffffff',
  );
  return (
    `${shade.defs}${light.defs}<rect x="${field.x}" y="${field.y}" width="${field.width}" height="${field.height}" fill="${light.url}"/>` +
    contours(cx, cy, 9, 46, palette.main, 0.22) +
    `<circle cx="${cx}" cy="${cy}" r="${wide ? 216 : 200}" fill="${palette.ground}"/>` +
    drawScene(stage, cx, cy, wide ? 400 : 372, palette.ground) +
    deep +
    `<rect ${wide ? `x="${cut}" width="8" height="${H}"` : `y="${H - cut - 8}" width="${W}" height="8"`} fill="${palette.second}"/>` +
    first.svg +
    head.svg +
    base.svg
  );
}

/** The drawing over the whole field, a white card with the facts. */
async function card(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const field = gradient(stage, lighter(palette.main, 0.1), darker(palette.main, 0.45), 'slant');
  const box = wide
    ? { x: m, y: m, width: 640, height: H - 2 * m }
    : { x: m, y: 500, width: W - 2 * m, height: H - m - 500 };
  const inner = { x: box.x + 52, width: box.width - 104 };
  const base = await foot(stage, { ...inner, bottom: box.y + box.height - 40 }, '#ffffff', palette.main);
  const head = await headline(
    stage,
    { ...inner, y: box.y + 54, height: base.box.y - box.y - 54 - 56 },
    composed(wide ? 92 : 100, { vertical: wide ? 'middle' : 'top' }),
    '#ffffff',
    palette.deep,
  );
  const rule = `<rect x="${inner.x}" y="${round(base.box.y - 30)}" width="${inner.width}" height="2" fill="${mix(palette.soft, '#ffffff', 0.3)}"/>`;
  const [cx, cy, side] = wide ? [W - 310, H / 2, 470] : [W / 2, 262, 420];
  const bars = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="${round(index * (W / 12))}" width="${round(W / 24)}" height="${H}" fill="#ffffff" fill-opacity=".045"/>`,
  ).join('');
  return (
    `${field.defs}<rect width="${W}" height="${H}" fill="${field.url}"/>${bars}<circle cx="${cx}" cy="${cy}" r="${side * 0.54}" fill="${palette.soft}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${side * 0.54 + 26}" fill="none" stroke="#ffffff" stroke-opacity=".4" stroke-width="2"/>` +
    drawScene(stage, cx, cy, side * 0.92, palette.soft) +
    `<rect x="${box.x + 10}" y="${box.y + 16}" width="${box.width}" height="${box.height}" rx="22" fill="${palette.deep}" fill-opacity=".35"/><rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="22" fill="#ffffff"/>` +
    `<rect x="${box.x}" y="${round(head.head.box.y)}" width="8" height="${round(head.head.box.height)}" fill="${palette.second}"/>` +
    head.svg +
    rule +
    base.svg
  );
}

/** A magazine page: rules, columns, a picture. */
async function editorial(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const ground = mix(palette.ground, '#ffffff', 0.4);
  const rule = (y: number): string =>
    `<rect x="${m}" y="${round(y)}" width="${W - 2 * m}" height="2.5" fill="${palette.deep}"/>`;
  const sign = await signature(stage, { x: m, y: m, align: 'left' }, ground);
  const top = await kicker(stage, { x: W - m, y: m + 14, align: 'right' }, ground, palette.main, palette.deep);
  const y = m + 80;
  const art = wide
    ? { x: W - m - 500, y: y + 30, width: 500, height: H - m - y - 30 }
    : { x: m, y: H - m - 400, width: W - 2 * m, height: 400 };
  const field = gradient(stage, mix(palette.main, palette.soft, 0.25), palette.main, 'slant');
  const column = wide ? { x: m, width: art.x - m - 60 } : { x: m, width: W - 2 * m };
  const end = wide ? H - m - 58 - 40 : art.y - 36;
  const head = await headline(
    stage,
    { ...column, y: y + 38, height: end - y - 38 },
    composed(wide ? 98 : 116, { weight: 700 }),
    ground,
    palette.deep,
  );
  const act = wide
    ? await button(stage, { x: m, y: H - m - 58, align: 'left' }, palette.deep)
    : await button(stage, { x: m + 34, y: H - m - 92, align: 'left' }, palette.ground);
  const mark = drawMotif(stage, 2, art.x + (wide ? 96 : 118), art.y + (wide ? 110 : 124), wide ? 130 : 150, '#ffffff');
  const [cx, cy, side] = wide
    ? [art.x + art.width / 2 + 40, art.y + art.height / 2 + 14, 400]
    : [W - m - 290, art.y + 204, 372];
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/>${rule(y)}${field.defs}<rect x="${art.x}" y="${art.y}" width="${art.width}" height="${art.height}" rx="8" fill="${field.url}"/>` +
    `<g opacity=".3">${mark}</g><circle cx="${cx}" cy="${cy}" r="${side * 0.5}" fill="${palette.ground}"/>` +
    drawScene(stage, cx, cy, side * 0.86, palette.ground) +
    sign.svg +
    top.svg +
    head.svg +
    act.svg
  );
}

/** Quarter circles on a grid. */
async function geometry(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const s = wide ? H / 2 : W / 2;
  const x = wide ? W - 2 * s : 0;
  const ground = palette.ground;
  const tone = { a: palette.main, b: palette.deep, c: palette.soft, d: palette.second };
  const right = wide ? W : W;
  const shapes = wide
    ? `<rect x="${x}" y="0" width="${2 * s}" height="${H}" fill="${tone.c}"/><path d="M${x} ${s}A${s} ${s} 0 0 1 ${x + s} 0H${x}Z" fill="${ground}"/><path d="M${right} ${s}A${s} ${s} 0 0 0 ${right - s} 0H${right}Z" fill="${tone.d}"/><path d="M${x} ${s}A${s} ${s} 0 0 0 ${x + s} ${H}H${x}Z" fill="${tone.a}"/><path d="M${right} ${s}A${s} ${s} 0 0 1 ${right - s} ${H}H${right}Z" fill="${tone.b}"/>`
    : `<rect x="0" y="0" width="${W}" height="${s}" fill="${tone.c}"/><path d="M0 0H${s / 2}A${s / 2} ${s / 2} 0 0 1 0 ${s / 2}Z" fill="${tone.a}"/><path d="M${W} 0V${s}A${s} ${s} 0 0 1 ${s} 0Z" fill="${tone.d}"/><path d="M0 ${s}V${s / 2}A${s / 2} ${s / 2} 0 0 1 ${s / 2} ${s}Z" fill="${tone.b}"/><path d="M${W} ${s}H${W - s / 2}A${s / 2} ${s / 2} 0 0 1 ${W} ${s / 2}Z" fill="${tone.a}"/>`;
  const [cx, cy, side] = wide ? [x + s, H / 2, 440] : [W / 2, s / 2, 400];
  const column = wide ? { x: m, width: x - 2 * m + 20 } : { x: m, width: W - 2 * m };
  const base = await foot(stage, { ...column, bottom: H - m + 6 }, ground, palette.deep);
  const top = wide ? m + 10 : s + 46;
  const head = await headline(
    stage,
    { ...column, y: top, height: base.box.y - top - 40 },
    composed(wide ? 92 : 108, { weight: 700 }),
    ground,
    palette.deep,
  );
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/>${shapes}<circle cx="${cx}" cy="${cy}" r="${side * 0.56}" fill="${ground}"/>` +
    drawScene(stage, cx, cy, side * 0.94, ground) +
    head.svg +
    base.svg
  );
}

export const professional = [split, card, editorial, geometry] as const;
