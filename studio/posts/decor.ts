import { mix } from '../colour';
import type { Box } from '../set-line';
import { chanceFrom } from '../seed';
import { blob, confetti, rays, wave } from '../shapes';
import { colourOf, tenth, tilesOf, type Canvas } from './canvas';
import { rulesOf, type Decor } from './layout';
import type { PictureFrame } from './picture-frame';

type Painter = (canvas: Canvas, frame: PictureFrame, words: Box, logo: Box | null) => string;

const middleOf = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });

/** Which side of the picture the words lie beside: its edge is drawn there. */
function innerEdge({ width, height }: Canvas, { box }: PictureFrame): 'bottom' | 'top' | 'left' | 'right' {
  if (box.width >= width - 1) return box.y > 0 ? 'top' : 'bottom';
  if (box.height >= height - 1) return box.x > 0 ? 'left' : 'right';
  return 'bottom';
}

/**
 * Returns a path that covers the picture's inner edge: outside of it everything, inside of it what `curve` draws from
 * one end of the edge to the other. `curve` gets the length of the edge and draws from the left to the right with the
 * picture above; positive numbers lead out of the picture.
 */
function alongEdge(canvas: Canvas, frame: PictureFrame, fill: string, curve: (length: number) => string): string {
  const { box } = frame;
  const edge = innerEdge(canvas, frame);
  const place = {
    bottom: [`translate(0 ${box.y + box.height})`, canvas.width],
    top: [`translate(${canvas.width} ${box.y}) rotate(180)`, canvas.width],
    left: [`translate(${box.x} 0) rotate(90)`, canvas.height],
    right: [`translate(${box.x + box.width} ${canvas.height}) rotate(-90)`, canvas.height],
  } as const;
  const [transform, length] = place[edge];
  return `<g transform="${transform}"><path d="${curve(length)}" fill="${fill}"/></g>`;
}

/** The coloured edge ends inside the field over it: their smoothed edges would show as a line. */
const footOf = (lift: number): number => (lift > 0 ? 2 : 9);

const fillOf = ({ palette, layout }: Canvas) => colourOf(palette, layout.ground);

const painters: Record<Decor, Painter> = {
  rays: (canvas, { box }) => {
    const { x, y } = middleOf(box);
    const colour = mix(fillOf(canvas), canvas.palette.ground, 0.1);
    return `<path d="${rays(tenth(x), tenth(y), canvas.width + canvas.height, 26, 0.06)}" fill="${colour}"/>`;
  },
  hill: (canvas, _frame, words) => {
    const { width, height, palette } = canvas;
    // never behind the words, whose contrast is that of the plain ground
    const top = Math.max(words.y + words.height + canvas.unit * 24, height * 0.76);
    const far = wave(width, height, top + canvas.unit * 26, canvas.unit * 34, 2, 1);
    const near = wave(width, height, top + canvas.unit * 96, canvas.unit * 26, 3, 2.4);
    return `<path d="${far}" fill="${palette.second}"/><path d="${near}" fill="${palette.main}"/>`;
  },
  'blob-shadow': (canvas, { box }) => {
    const { x, y } = middleOf(box);
    // the picture's own outline, a little larger and moved
    const shape = blob(chanceFrom('blob'), x + canvas.unit * 14, y + canvas.unit * 12, box.width * 0.45, 8);
    return `<path d="${shape}" fill="${canvas.palette.accent}"/>`;
  },
  'grid-paper': ({ width, height, unit, palette }) => {
    const step = unit * 54;
    let lines = '';
    for (let x = step; x < width; x += step) lines += `M${tenth(x)} 0V${height}`;
    for (let y = step; y < height; y += step) lines += `M0 ${tenth(y)}H${width}`;
    return `<path d="${lines}" stroke="${palette.main}" stroke-opacity=".1" stroke-width="${tenth(unit * 1.5)}" fill="none"/>`;
  },
  confetti: ({ width, height, unit, palette, chance, layout }, { box }, words, logo) => {
    const margin = unit * 34;
    // beside a line, a dash or a dot reads as its last character
    const beside = rulesOf(layout) >= 4 ? unit * 110 : margin;
    const near = (area: Box, x: number, y: number, wide = margin) =>
      x > area.x - wide && x < area.x + area.width + wide && y > area.y - margin && y < area.y + area.height + margin;
    const keep = (x: number, y: number) =>
      near(box, x, y) || near(words, x, y, beside) || (logo !== null && near(logo, x, y));
    return confetti(chance, width, height, 90, [palette.main, palette.ground, palette.accent, palette.deep], keep);
  },
  'arch-line': ({ unit, palette }, { box }) => {
    const gap = unit * 18;
    const [x, width] = [box.x - gap, box.width + 2 * gap];
    const radius = width / 2;
    const path = `M${tenth(x)} ${tenth(box.y + box.height)}V${tenth(box.y - gap + radius)}a${tenth(radius)} ${tenth(radius)} 0 0 1 ${tenth(width)} 0V${tenth(box.y + box.height)}`;
    return `<path d="${path}" fill="none" stroke="${palette.main}" stroke-opacity=".55" stroke-width="${tenth(unit * 2.5)}"/>`;
  },
  'disc-line': ({ unit, palette }, { box }) => {
    const { x, y } = middleOf(box);
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(box.width / 2 + unit * 16)}" fill="${palette.ground}"/>`;
  },
  'slant-edge': (canvas, frame) => {
    const rise = canvas.unit * 74;
    const line = canvas.unit * 12;
    const edge = (lift: number) => (length: number) =>
      `M0 ${tenth(-lift)}L${length} ${tenth(-rise - lift)}V${footOf(lift)}H0Z`;
    return (
      alongEdge(canvas, frame, canvas.palette.accent, edge(line)) + alongEdge(canvas, frame, fillOf(canvas), edge(0))
    );
  },
  'wave-edge': (canvas, frame) => {
    const swing = canvas.unit * 24;
    const edge = (lift: number) => (length: number) => wave(length, footOf(lift), -swing - lift, swing, 3, 0.4);
    return (
      alongEdge(canvas, frame, canvas.palette.second, edge(canvas.unit * 26)) +
      alongEdge(canvas, frame, fillOf(canvas), edge(0))
    );
  },
  'hairline-frame': ({ width, height, unit, palette }) => {
    const inset = unit * 38;
    return `<rect x="${tenth(inset)}" y="${tenth(inset)}" width="${tenth(width - 2 * inset)}" height="${tenth(height - 2 * inset)}" fill="none" stroke="${palette.ground}" stroke-opacity=".85" stroke-width="${tenth(unit * 3)}"/>`;
  },
  rule: ({ unit, palette, mirrored, arrangement }, _frame, words) => {
    const width = unit * 84;
    const centred = arrangement.places[0].align === 'center';
    const x = centred ? words.x + (words.width - width) / 2 : mirrored ? words.x + words.width - width : words.x;
    return `<rect x="${tenth(x)}" y="${tenth(words.y - unit * 30)}" width="${tenth(width)}" height="${tenth(unit * 9)}" fill="${palette.accent}"/>`;
  },
  tape: ({ unit, palette }, { box, turn, border }) => {
    const { x } = middleOf(box);
    const angle = (turn * Math.PI) / 180;
    // the middle of the print's upper edge after its turn
    const reach = box.height / 2 + border;
    const [cx, cy] = [x + Math.sin(angle) * reach, box.y + box.height / 2 - Math.cos(angle) * reach];
    const [w, h] = [unit * 150, unit * 44];
    return `<g transform="translate(${tenth(cx)} ${tenth(cy)}) rotate(${turn - 2})"><rect x="${tenth(-w / 2)}" y="${tenth(-h / 2)}" width="${tenth(w)}" height="${tenth(h)}" fill="${palette.accent}" fill-opacity=".82"/></g>`;
  },
  tiles: (canvas) =>
    tilesOf(canvas)
      .map(({ box, fill, motif, ink }) => {
        const { x, y, width, height } = box;
        const field = `<rect x="${tenth(x)}" y="${tenth(y)}" width="${tenth(width)}" height="${tenth(height)}" fill="${canvas.palette[fill]}"/>`;
        return field + tileMotif(motif, box, canvas.palette[ink], canvas.unit);
      })
      .join(''),
};

function tileMotif(motif: string, { x, y, width, height }: Box, ink: string, unit: number): string {
  const side = Math.min(width, height);
  if (motif === 'quarter')
    return `<path d="M${tenth(x)} ${tenth(y + height)}v${tenth(-side)}a${tenth(side)} ${tenth(side)} 0 0 1 ${tenth(side)} ${tenth(side)}Z" fill="${ink}"/>`;
  if (motif === 'half')
    return `<path d="M${tenth(x + width / 2 - side / 2)} ${tenth(y + height)}a${tenth(side / 2)} ${tenth(side / 2)} 0 0 1 ${tenth(side)} 0Z" fill="${ink}"/>`;
  if (motif === 'disc')
    return `<circle cx="${tenth(x + width / 2)}" cy="${tenth(y + height / 2)}" r="${tenth(side * 0.32)}" fill="${ink}"/>`;
  if (motif !== 'dots') return '';
  const step = unit * 46;
  let dots = '';
  for (let row = 0; (row + 1) * step < height; row += 1)
    for (let column = 0; (column + 1) * step < width; column += 1)
      dots += `<circle cx="${tenth(x + (column + 0.8) * step)}" cy="${tenth(y + (row + 0.8) * step)}" r="${tenth(unit * 7)}"/>`;
  return `<g fill="${ink}">${dots}</g>`;
}

/** Draws decorations of a layout. None lies behind words or a logo, so that it can't make them hard to read. */
export const drawDecor = (
  decor: readonly Decor[],
  canvas: Canvas,
  frame: PictureFrame,
  { words, logo }: { words: Box; logo: Box | null },
): string => decor.map((name) => painters[name](canvas, frame, words, logo)).join('');
