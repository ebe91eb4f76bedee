import { CELL_BYTES, SAMPLE_SIDE, focalPoint } from './picture-sample';

/** A grey picture with one cell of these colours, from its mean to its lightest. */
function pictureWith(column: number, row: number, colours: readonly number[]) {
  const cells = new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(128);
  cells.set(colours, (row * SAMPLE_SIDE + column) * CELL_BYTES);
  return { ratio: 1, cells };
}

describe('the focal point of a picture', () => {
  it('is its middle where nothing stands out', () => {
    expect(focalPoint(pictureWith(0, 0, []))).toEqual({ focalX: 0.5, focalY: 0.5 });
  });

  it.each([
    ['light on dark', [90, 90, 90, 20, 20, 20, 240, 240, 240]],
    // green is lighter than magenta, though its channels add up to less
    ['green on magenta', [120, 120, 120, 255, 0, 255, 0, 255, 0]],
  ])('is where the detail is: %s', (_what, colours) => {
    expect(focalPoint(pictureWith(36, 12, colours))).toEqual({ focalX: 0.76, focalY: 0.26 });
  });
});
