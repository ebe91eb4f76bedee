import { contrast, darker, lighter, mix, readableOn } from '../colour';
import { fitText, type TextStyle } from '../fit-text';
import { button, foot, label, signature } from '../furniture';
import { inksOn } from '../palettes';
import { halftone, rays } from '../shapes';
import { drawMotif, drawScene, headline, put, round, type Put, type Stage } from '../stage';

const loud = (max: number, more: Partial<TextStyle> = {}): TextStyle => ({
  family: 'display',
  weight: 800,
  max,
  leading: 0.98,
  tracking: -0.03,
  ...more,
});

/** The headline as a solid block, extruded into the background. */
function extruded(set: Put, depth: number, colour: string): string {
  const steps = Array.from({ length: 7 }, (_, index) => (depth * (7 - index)) / 7);
  return (
    steps
      .map((step) => `<path d="${set.path}" transform="translate(${round(step)} ${round(step)})" fill="${colour}"/>`)
      .join('') + set.svg
  );
}

/** A poster: sun rays, a very large headline, the drawing rising from below. */
async function rayPoster(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const ground = chance.chance(0.5) ? palette.main : darker(palette.accent, 0.04);
  const [cx, cy, side] = wide ? [W - 330, H / 2 + 30, 560] : [W / 2 + 120, H - 250, 560];
  const column = wide ? { x: m, width: W - 640 - m } : { x: m, width: W - 2 * m };
  const lettering = readableOn(ground, '#ffffff', palette.deep);
  // the rays' colour moves away from the letters', so that contrast only grows
  const ray = lettering === '#ffffff' ? mix(ground, palette.deep, 0.16) : lighter(ground, 0.15);
  const shadow = contrast(lettering, '#000000') > 6 ? palette.deep : lighter(palette.second, 0.2);
  const tag = await label(stage, { x: m, y: m, align: 'left' }, palette.second, -3);
  const bottom = wide ? H - m - 58 - 44 : 500;
  const head = await headline(
    stage,
    { ...column, y: m + 74, height: bottom - m - 74 },
    loud(wide ? 140 : 170),
    [ground, ray],
    lettering,
  );
  const end = wide
    ? await foot(stage, { x: m, width: column.width, bottom: H - m, open: true }, ground, palette.deep)
    : await button(stage, { x: m, y: H - m - 58, align: 'left' }, palette.deep);
  const halo = `<circle cx="${cx}" cy="${cy}" r="${side * 0.53}" fill="${palette.second}"/><circle cx="${cx}" cy="${cy}" r="${side * 0.53 + 22}" fill="none" stroke="${palette.second}" stroke-width="6" stroke-dasharray="2 18" stroke-linecap="round"/>`;
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/><path d="${rays(cx, cy, W * 1.3, 22, 0.07)}" fill="${ray}"/>${halo}` +
    drawScene(stage, cx, cy - 6, side, palette.second) +
    extruded(head.head, head.head.size > 60 ? 9 : 4, shadow) +
    head.svg +
    tag.svg +
    end.svg
  );
}

/** Each line on a slab of its own, leaning forward. */
async function slabs(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const ground = chance.chance(0.6) ? palette.deep : darker(palette.main, 0.35);
  const turn = -4;
  const room = wide
    ? { x: m + 34, y: m + 110, width: W * 0.52, height: H - 2 * m - 250 }
    : { x: m + 34, y: 520, width: W - 2 * m - 68, height: H - m - 520 - 150 };
  const colours = [palette.second, palette.ground, palette.main, palette.soft];
  const text = [stage.copy.head, stage.copy.rest].filter(Boolean).join(' ');
  const trial = await fitText(
    stage.type,
    text,
    room,
    loud((wide ? 116 : 132) * (text.length <= 14 ? 1.35 : 1), { leading: 1.36, vertical: 'middle' }),
  );
  const pad = trial.size * 0.17;
  const lines = trial.lines
    .map((line, index) => {
      const fill = colours[index % colours.length] ?? palette.second;
      const ink = readableOn(fill, palette.deep, '#ffffff');
      stage.texts.push({ box: line.box, ink, grounds: [fill] });
      const y = line.box.y - pad;
      return `<rect x="${round(line.box.x - pad * 1.5)}" y="${round(y)}" width="${round(line.box.width + pad * 3)}" height="${round(line.box.height + pad * 2)}" fill="${fill}"/><path d="${line.path}" fill="${ink}"/>${line.pictures}`;
    })
    .join('');
  const [cx, cy, side] = wide ? [W - 300, H / 2 - 20, 560] : [W - 350, 296, 560];
  const sign = await signature(stage, { x: m, y: m, align: 'left' }, ground);
  const act = await button(
    stage,
    wide ? { x: m, y: H - m - 58, align: 'left' } : { x: W - m, y: H - m - 58, align: 'right' },
    palette.accent,
  );
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/><path d="${halftone(W * 0.44, 0, W * 0.56, H, 27, Math.PI * 0.72)}" fill="${palette.main}" fill-opacity=".55"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${side * 0.46}" fill="${palette.main}"/>` +
    drawScene(stage, cx, cy, side, palette.main) +
    `<g transform="rotate(${turn} ${W / 2} ${round(room.y + room.height / 2)})">${lines}</g>` +
    sign.svg +
    act.svg
  );
}

/** Two diagonally cut fields, and a tape that repeats one text. */
async function tape(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const [left, right] = [palette.second, palette.main];
  const cut = wide ? `M${W * 0.6} 0H${W}V${H}H${W * 0.46}Z` : `M0 ${H * 0.62}L${W} ${H * 0.44}V${H}H0Z`;
  const strip = wide ? { x: W * 0.5, y: H - 92, turn: -5 } : { x: W / 2, y: H * 0.535, turn: -10.2 };
  const ink = readableOn(palette.deep, palette.second, palette.ground);
  const { kicker } = stage.copy;
  const words = await fitText(
    stage.type,
    kicker && `${kicker}   •   `.repeat(Math.ceil(130 / (kicker.length + 6))).trim(),
    { x: strip.x - 1100, y: strip.y - 17, width: 2200, height: 34 },
    { family: 'display', weight: 700, max: 34, align: 'center', vertical: 'middle' },
  );
  const signs = kicker
    ? ''
    : Array.from({ length: 29 }, (_, index) =>
        drawMotif(stage, index, strip.x + (index - 14) * 80, strip.y, 40, ink),
      ).join('');
  const band = `<g transform="rotate(${strip.turn} ${strip.x} ${strip.y})"><rect x="${strip.x - 1200}" y="${strip.y - 38}" width="2400" height="76" fill="${palette.deep}"/><path d="${words.path}" fill="${ink}"/>${words.pictures}${signs}</g>`;
  const column = wide ? { x: m, width: W * 0.5 - m } : { x: m, width: W - 2 * m };
  const head = await headline(
    stage,
    { ...column, y: m + (wide ? 88 : 92), height: wide ? H - m - 88 - 236 : H * 0.44 - m - 118 },
    loud(wide ? 124 : 150),
    left,
    palette.deep,
    '#ffffff',
  );
  const sign = await signature(stage, { x: m, y: m, align: 'left' }, left);
  const act = await button(
    stage,
    wide ? { x: W - m, y: m, align: 'right' } : { x: m, y: H - m - 58, align: 'left' },
    wide ? palette.deep : palette.ground,
  );
  const [cx, cy, side] = wide ? [W - 344, H / 2 - 14, 520] : [W - 320, H - 226, 430];
  return (
    `<rect width="${W}" height="${H}" fill="${left}"/><path d="${cut}" fill="${right}"/><g opacity=".5"><path d="${halftone(wide ? W * 0.55 : 0, H * 0.5, wide ? W * 0.45 : W, H * 0.5, 24, -Math.PI / 2)}" fill="${darker(right, 0.25)}"/></g>` +
    (wide ? band : '') +
    `<circle cx="${cx}" cy="${cy}" r="${side * 0.5}" fill="${lighter(right, 0.18)}"/>` +
    drawScene(stage, cx, cy, side, right) +
    (wide ? '' : band) +
    head.svg +
    sign.svg +
    act.svg
  );
}

/** The drawing, very large, in shades of one colour; the text as large as possible. */
async function duotone(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const ground = palette.deep;
  const tones = {
    ...inksOn(palette, ground),
    a: palette.main,
    b: mix(palette.main, ground, 0.35),
    c: lighter(palette.main, 0.25),
    soft: mix(palette.main, ground, 0.6),
    line: mix(palette.main, ground, 0.72),
    paper: lighter(palette.main, 0.5),
  };
  const panelY = wide ? 0 : H - 440;
  const panel = wide
    ? `<rect width="${W * 0.54}" height="${H}" fill="${palette.second}"/>`
    : `<rect y="${panelY}" width="${W}" height="${H - panelY}" fill="${palette.second}"/>`;
  const column = wide ? { x: m, width: W * 0.54 - 2 * m + 10 } : { x: m, width: W - 2 * m };
  const base = await foot(stage, { ...column, bottom: H - m + 4 }, palette.second, palette.deep);
  const top = wide ? m : panelY + 44;
  const head = await headline(
    stage,
    { ...column, y: top, height: base.box.y - top - 40 },
    loud(wide ? 130 : 150),
    palette.second,
    palette.deep,
    '#ffffff',
  );
  const [cx, cy, side] = wide ? [W * 0.77, H / 2, 700] : [W / 2, 300, 720];
  const clip = stage.id('cut');
  const tag = await put(
    stage,
    stage.copy.kicker,
    wide ? { x: W * 0.54 + 40, y: H - m - 30, width: 400, height: 34 } : { x: m, y: m, width: 500, height: 34 },
    { family: 'text', weight: 700, max: 25 },
    [ground],
    '#ffffff',
  );
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/><path d="${halftone(wide ? W * 0.54 : 0, 0, wide ? W * 0.46 : W, wide ? H : panelY, 22, Math.PI * 0.3)}" fill="${mix(palette.main, ground, 0.55)}"/>` +
    `<defs><clipPath id="${clip}"><rect x="${wide ? W * 0.54 : 0}" width="${W}" height="${wide ? H : panelY}"/></clipPath></defs><g clip-path="url(#${clip})">${drawScene(stage, cx, cy, side, ground, tones)}</g>` +
    panel +
    head.svg +
    base.svg +
    (tag.path === ''
      ? ''
      : `<rect x="${tag.box.x - 16}" y="${tag.box.y - 13}" width="${tag.box.width + 32}" height="${tag.box.height + 26}" fill="${ground}"/>${tag.svg}`)
  );
}

export const bold = [rayPoster, slabs, tape, duotone] as const;
