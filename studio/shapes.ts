import type { Chance } from './seed';
import { round } from './stage';

/** A soft, random closed shape around a centre. */
export function blob(chance: Chance, x: number, y: number, radius: number, points = 7): string {
  const corners = Array.from({ length: points }, (_, index) => {
    const angle = (index / points) * Math.PI * 2 + chance.between(-0.12, 0.12);
    const reach = radius * chance.between(0.86, 1.12);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const;
  });
  return closedCurve(corners);
}

/** A closed curve through points (Catmull-Rom converted to Béziers). */
export function closedCurve(points: readonly (readonly [number, number])[]): string {
  const at = (index: number): readonly [number, number] => points[(index + points.length) % points.length] ?? [0, 0];
  const parts = points.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    return `C${[...first, ...second, ...to].map(round).join(' ')}`;
  });
  return `M${at(0).map(round).join(' ')}${parts.join('')}Z`;
}

/** A wavy band from `y` down to the picture's foot. */
export function wave(width: number, foot: number, y: number, swing: number, bends: number, shift: number): string {
  const step = width / bends;
  let d = `M${-step} ${round(y)}`;
  for (let index = -1; index < bends + 1; index += 1) {
    const lift = (index % 2 === 0 ? -swing : swing) * (1 + 0.3 * Math.sin(index * 2.1 + shift));
    d += `C${round(index * step + step * 0.36)} ${round(y + lift)} ${round(index * step + step * 0.64)} ${round(y + lift)} ${round((index + 1) * step)} ${round(y)}`;
  }
  return `${d}V${foot}H${-step}Z`;
}

/** Sun rays around a centre as one path. */
export function rays(x: number, y: number, reach: number, count: number, turn = 0): string {
  const step = (Math.PI * 2) / count;
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const from = index * step + turn;
    const point = (angle: number): string =>
      `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`;
    d += `M${x} ${y}L${point(from)}L${point(from + step / 2)}Z`;
  }
  return d;
}

/** Halftone dots that fade along a direction (angle in radians). */
export function halftone(x: number, y: number, width: number, height: number, pitch: number, angle: number): string {
  let d = '';
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.abs(dx) * width + Math.abs(dy) * height;
  for (let row = 0; row * pitch < height; row += 1) {
    for (let column = 0; column * pitch < width; column += 1) {
      const px = column * pitch + (row % 2) * (pitch / 2);
      const py = row * pitch;
      const share = ((px - width / 2) * dx + (py - height / 2) * dy) / reach + 0.5;
      const radius = pitch * 0.52 * Math.max(0, 1 - share * 1.35);
      if (radius < 0.9) continue;
      d += `M${round(x + px - radius)} ${round(y + py)}a${round(radius)} ${round(radius)} 0 1 0 ${round(radius * 2)} 0a${round(radius)} ${round(radius)} 0 1 0 ${round(-radius * 2)} 0`;
    }
  }
  return d;
}

/** A badge with round teeth. */
export function scallop(x: number, y: number, rx: number, ry: number, teeth: number): string {
  const point = (index: number): string => {
    const angle = (index / teeth) * Math.PI * 2;
    return `${round(x + Math.cos(angle) * rx)} ${round(y + Math.sin(angle) * ry)}`;
  };
  const bow = round(((Math.PI * (rx + ry)) / teeth) * 0.54);
  let d = `M${point(0)}`;
  for (let index = 1; index <= teeth; index += 1) d += `A${bow} ${bow} 0 0 1 ${point(index)}`;
  return `${d}Z`;
}

/** A hand-drawn zigzag of soft bends. */
export function squiggle(x: number, y: number, length: number, swing: number, bends: number): string {
  const step = length / bends;
  let d = `M${round(x)} ${round(y)}`;
  for (let index = 0; index < bends; index += 1)
    d += `q${round(step / 2)} ${round(index % 2 === 0 ? -swing : swing)} ${round(step)} 0`;
  return d;
}

/** An arch: a rectangle under a half circle. */
export function arch(x: number, y: number, width: number, height: number): string {
  const radius = width / 2;
  return `M${round(x)} ${round(y + height)}V${round(y + radius)}A${round(radius)} ${round(radius)} 0 0 1 ${round(x + width)} ${round(y + radius)}V${round(y + height)}Z`;
}

/** A piece of seaweed as a paper cut: a spine with round fingers. */
export function cutLeaf(x: number, y: number, size: number, turn: number, colour: string, fingers = 4): string {
  const step = 84 / fingers;
  let d = 'M0 14C4-30-4-60 0-100';
  for (let index = 0; index < fingers; index += 1) {
    const low = -6 - index * step;
    const reach = 44 - Math.abs(index - fingers * 0.3) * (30 / fingers);
    d += `M0 ${round(low)}Q${round(reach * 0.7)} ${round(low)} ${round(reach)} ${round(low - step * 0.95)}M0 ${round(low)}Q${round(-reach * 0.7)} ${round(low)} ${round(-reach)} ${round(low - step * 0.95)}`;
  }
  return `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(size / 100)})" d="${d}" fill="none" stroke="${colour}" stroke-width="${round(step * 0.66)}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Small scattered paper bits inside a frame, outside of the middle that `keep` reserves. */
export function confetti(
  chance: Chance,
  width: number,
  height: number,
  count: number,
  colours: readonly [string, ...string[]],
  keep: (x: number, y: number) => boolean,
): string {
  let out = '';
  for (let index = 0; index < count; index += 1) {
    const x = round(chance.between(10, width - 10));
    const y = round(chance.between(10, height - 10));
    const colour = chance.pick(colours);
    const turn = round(chance.between(0, 180));
    const kind = chance.below(4);
    if (keep(x, y)) continue;
    const place = `transform="translate(${x} ${y}) rotate(${turn})"`;
    if (kind === 0) out += `<circle cx="${x}" cy="${y}" r="${round(chance.between(6, 11))}" fill="${colour}"/>`;
    else if (kind === 1) out += `<rect ${place} x="-15" y="-5" width="30" height="10" rx="5" fill="${colour}"/>`;
    else if (kind === 2)
      out += `<path ${place} d="M-18 0q9-16 18 0t18 0" fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round"/>`;
    else
      out += `<path ${place} d="M0-13L12 9H-12Z" fill="${colour}" stroke="${colour}" stroke-width="5" stroke-linejoin="round"/>`;
  }
  return out;
}
