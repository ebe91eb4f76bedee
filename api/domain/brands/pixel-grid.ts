/** A picture as pixels, which are counted row by row. */
export interface Pixels {
  /** Red, green, blue and cover, four bytes a pixel; changed in place. */
  data: Uint8Array;
  width: number;
  height: number;
}

type Size = Pick<Pixels, 'width' | 'height'>;

/** Returns the pixels at the edges of a picture; those in corners twice. */
export function edgesOf({ width, height }: Size): number[] {
  const columns = Array.from({ length: width }, (_, x) => [x, x + width * (height - 1)]);
  const rows = Array.from({ length: height }, (_, y) => [y * width, y * width + width - 1]);
  return [...columns, ...rows].flat();
}

/** Visits the pixels beside, above and below a pixel. A picture has a million pixels, so no list of them is made. */
export function eachBeside({ width, height }: Size, at: number, visit: (near: number) => void): void {
  const x = at % width;
  if (x > 0) visit(at - 1);
  if (x < width - 1) visit(at + 1);
  if (at >= width) visit(at - width);
  if (at < width * (height - 1)) visit(at + width);
}

/** Visits the eight pixels around a pixel. */
export function eachAround(pixels: Size, at: number, visit: (near: number) => void): void {
  const { width, height } = pixels;
  const x = at % width;
  const [isLeft, isRight] = [x > 0, x < width - 1];
  eachBeside(pixels, at, visit);
  if (at >= width) {
    if (isLeft) visit(at - width - 1);
    if (isRight) visit(at - width + 1);
  }
  if (at < width * (height - 1)) {
    if (isLeft) visit(at + width - 1);
    if (isRight) visit(at + width + 1);
  }
}

/** Visits the pixels of the square around a pixel, itself too. */
export function eachWithin({ width, height }: Size, at: number, steps: number, visit: (near: number) => void): void {
  const [x, y] = [at % width, Math.floor(at / width)];
  for (let row = Math.max(0, y - steps); row <= Math.min(height - 1, y + steps); row += 1)
    for (let column = Math.max(0, x - steps); column <= Math.min(width - 1, x + steps); column += 1)
      visit(row * width + column);
}
