import { darker, lighter, mix } from '../colour';
import type { TextStyle } from '../fit-text';
import { button, foot, gradient, kicker, signature } from '../furniture';
import { arch } from '../shapes';
import { drawScene, headline, round, type Stage } from '../stage';

const quiet = (max: number, more: Partial<TextStyle> = {}): TextStyle => ({
  family: 'display',
  weight: 500,
  max,
  leading: 1.06,
  tracking: -0.025,
  ...more,
});

/** An arched window: empty space on one side, the drawing on the other. */
async function archWindow(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const a = wide
    ? { x: W - m - 420, y: m, width: 420, height: H - m }
    : { x: W - m - 480, y: H - 580, width: 480, height: 580 };
  const sky = gradient(stage, mix(palette.soft, palette.ground, 0.15), mix(palette.soft, palette.main, 0.22));
  const column = wide ? { x: m, width: a.x - m - 64 } : { x: m, width: W - 2 * m };
  const sign = await signature(stage, { x: m, y: H - m - 56, align: 'left' }, palette.ground);
  const top = await kicker(
    stage,
    { x: m, y: m, align: 'left' },
    palette.ground,
    palette.main,
    palette.accent,
    palette.deep,
  );
  const head = await headline(
    stage,
    { ...column, y: m + 62, height: wide ? H - 2 * m - 62 - 110 : a.y - m - 62 - 44 },
    quiet(wide ? 108 : 116),
    palette.ground,
    palette.deep,
  );
  return (
    `<rect width="${W}" height="${H}" fill="${palette.ground}"/>${sky.defs}<path d="${arch(a.x, a.y, a.width, a.height)}" fill="${sky.url}"/>` +
    `<path d="${arch(a.x - 18, a.y - 18, a.width + 36, a.height + 20)}" fill="none" stroke="${palette.main}" stroke-opacity=".45" stroke-width="2"/>` +
    drawScene(stage, a.x + a.width / 2, a.y + a.height - (wide ? 240 : 236), wide ? 420 : 420, palette.soft) +
    top.svg +
    head.svg +
    sign.svg
  );
}

/** One large plain disc that extends beyond the picture. */
async function disc(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide, chance } = stage;
  const tone = chance.chance(0.5) ? palette.soft : mix(palette.second, palette.ground, 0.5);
  const shade = gradient(stage, lighter(tone, 0.3), tone, 'slant');
  const [cx, cy, r] = wide ? [W - 330, H / 2 + 30, 400] : [W - 300, H - 290, 430];
  const column = wide ? { x: m, width: W - m - 700 - 20 } : { x: m, width: W - 2 * m };
  const act = await button(stage, { x: m, y: H - m - 58, align: 'left' }, palette.deep);
  const sign = await signature(stage, { x: m, y: m, align: 'left' }, palette.ground);
  const head = await headline(
    stage,
    { ...column, y: m + 92, height: wide ? H - 2 * m - 92 - 100 : 300 },
    quiet(wide ? 104 : 120, { weight: 400 }),
    wide ? palette.ground : [palette.ground, tone],
    palette.deep,
  );
  return (
    `<rect width="${W}" height="${H}" fill="${palette.ground}"/>${shade.defs}<circle cx="${cx}" cy="${cy}" r="${r}" fill="${shade.url}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${r + 34}" fill="none" stroke="${palette.deep}" stroke-opacity=".16" stroke-width="2"/>` +
    drawScene(stage, cx - (wide ? 10 : 0), cy + (wide ? -10 : 14), wide ? 500 : 480, tone) +
    sign.svg +
    head.svg +
    act.svg
  );
}

/** A centred card with a hairline frame that the drawing interrupts. */
async function frame(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const ground = mix(palette.ground, palette.soft, 0.25);
  const edge = m * 0.62;
  const side = wide ? 330 : 400;
  const line = `<rect x="${edge}" y="${edge}" width="${W - 2 * edge}" height="${H - 2 * edge}" fill="none" stroke="${palette.deep}" stroke-opacity=".5" stroke-width="2"/>`;
  if (wide) {
    const column = { x: m + 40, width: W - 2 * m - 80 - side - 70 };
    const base = await foot(stage, { ...column, bottom: H - m - 22, open: true }, ground, palette.main);
    const head = await headline(
      stage,
      { ...column, y: m + 34, height: base.box.y - m - 34 - 44 },
      quiet(104, { weight: 600, vertical: 'middle' }),
      ground,
      palette.deep,
    );
    return (
      `<rect width="${W}" height="${H}" fill="${ground}"/>${line}<rect x="${W - m - side - 84}" y="${H / 2 - 130}" width="${side + 200}" height="260" fill="${ground}"/>` +
      `<circle cx="${W - m - 40 - side / 2}" cy="${H / 2}" r="212" fill="${palette.soft}"/>` +
      drawScene(stage, W - m - 40 - side / 2, H / 2, side, palette.soft) +
      head.svg +
      base.svg
    );
  }
  const sign = await signature(stage, { x: W / 2, y: H - m - 70, align: 'center' }, ground);
  const head = await headline(
    stage,
    { x: m + 50, y: 540, width: W - 2 * m - 100, height: H - m - 70 - 540 - 46 },
    quiet(96, { align: 'center', weight: 600, vertical: 'middle' }),
    ground,
    palette.deep,
  );
  return (
    `<rect width="${W}" height="${H}" fill="${ground}"/>${line}<circle cx="${W / 2}" cy="282" r="262" fill="${ground}"/><circle cx="${W / 2}" cy="282" r="228" fill="${palette.soft}"/>` +
    drawScene(stage, W / 2, 284, side + 6, palette.soft) +
    head.svg +
    sign.svg
  );
}

/** A horizon: objects on a flat band of colour, text in the sky. */
async function horizon(stage: Stage): Promise<string> {
  const { width: W, height: H, margin: m, palette, wide } = stage;
  const floor = darker(palette.main, 0.08);
  const y = wide ? H - 210 : H - 260;
  const side = wide ? 460 : 500;
  const cx = wide ? W - m - side / 2 - 10 : W - m - side / 2;
  const sky = gradient(stage, palette.ground, mix(palette.ground, palette.soft, 0.8));
  const base = await foot(
    stage,
    { x: m, width: W - 2 * m - (wide ? side + 40 : 0), bottom: H - m + 4, open: wide },
    floor,
    palette.ground,
  );
  const sun = `<circle cx="${cx - (wide ? 0 : 30)}" cy="${y - 170}" r="${wide ? 214 : 224}" fill="${mix(palette.second, palette.ground, 0.35)}"/>`;
  const column = wide
    ? { x: m, width: cx - side / 2 - m - 40, height: y - m - 50 }
    : { x: m, width: W - 2 * m, height: y - side + 70 - m - 20 };
  const head = await headline(
    stage,
    { ...column, y: m },
    quiet(wide ? 104 : 116, { weight: 600 }),
    [palette.ground, mix(palette.ground, palette.soft, 0.8)],
    palette.deep,
  );
  return (
    `${sky.defs}<rect width="${W}" height="${H}" fill="${sky.url}"/>${sun}<rect y="${y}" width="${W}" height="${H - y}" fill="${floor}"/>` +
    `<rect y="${y}" width="${W}" height="6" fill="${darker(floor, 0.18)}"/>` +
    drawScene(stage, cx, round(y - side / 2 + (wide ? 58 : 48)), side, palette.ground) +
    head.svg +
    base.svg
  );
}

export const minimal = [archWindow, disc, frame, horizon] as const;
