import type { Box } from '../set-line';
import { chanceFrom } from '../seed';
import { arch, blob, scallop } from '../shapes';
import { boxOf, tenth, type Canvas } from './canvas';

/** Where the picture lies on the canvas and what cuts it. */
export interface PictureFrame {
  box: Box;
  /** Outline in pixels from the box's corner; null for the whole box. */
  mask: string | null;
  /** Degrees clockwise around the middle of the box. */
  turn: number;
  /** The white border of a print; zero for others. */
  border: number;
}

/** Returns the largest square in a box, at its middle. */
function squareIn(box: Box): Box {
  const side = Math.min(box.width, box.height);
  return { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
}

/** Returns a box on whole pixels. */
const onPixels = (box: Box): Box => {
  const [x, y] = [Math.round(box.x), Math.round(box.y)];
  return { x, y, width: Math.round(box.x + box.width) - x, height: Math.round(box.y + box.height) - y };
};

/** Returns the frame of the picture, on whole pixels. */
export function pictureFrame(canvas: Canvas): PictureFrame {
  const { form, box: wanted, turn = 0 } = canvas.arrangement.picture;
  const given = boxOf(canvas, wanted);
  const isSquare = form === 'disc' || form === 'scallop' || form === 'blob';
  const box = onPixels(isSquare ? squareIn(given) : given);
  const { width, height } = box;
  const half = width / 2;
  const masks: Partial<Record<typeof form, () => string>> = {
    arch: () => arch(0, 0, width, height),
    disc: () => `M0 ${half}a${half} ${half} 0 1 0 ${width} 0a${half} ${half} 0 1 0 ${-width} 0Z`,
    scallop: () => scallop(half, half, half * 0.91, half * 0.91, 18),
    // the same shape for every post and size, large enough to hold a face
    blob: () => blob(chanceFrom('blob'), half, half, half * 0.87, 8),
  };
  return {
    box,
    mask: masks[form]?.() ?? null,
    turn: canvas.mirrored ? -turn : turn,
    border: form === 'print' ? Math.round(canvas.unit * 22) : 0,
  };
}

/** Returns a rectangle with round corners as a path. */
export function roundedRect({ x, y, width, height }: Box, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2);
  const arc = (dx: number, dy: number) => `a${tenth(r)} ${tenth(r)} 0 0 1 ${tenth(dx)} ${tenth(dy)}`;
  return `M${tenth(x + r)} ${tenth(y)}h${tenth(width - 2 * r)}${arc(r, r)}v${tenth(height - 2 * r)}${arc(-r, r)}h${tenth(2 * r - width)}${arc(-r, -r)}v${tenth(2 * r - height)}${arc(r, -r)}Z`;
}
