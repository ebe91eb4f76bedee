import sharp from 'sharp';
import { UnusablePicture, checkPicture } from '../picture';
import type { FinishedPicture } from '../picture';
import { opaque } from './decoded-picture';
import { luminanceOf, CELL_BYTES, SAMPLE_SIDE, type PictureSample } from '../../../../studio/posts/picture-sample';

/** Pixels of a cell in each direction that are read. */
const CELL = 8;
/** Share of a cell's pixels that may be darker, or lighter, than its dark and light colour. */
const OUTLIERS = 0.02;

/** What is to be known of a painted background before its words are set. */
export interface PaintedPicture {
  original: FinishedPicture['original'];
  sample: PictureSample;
}

/**
 * Checks a painted background and reads its sample.
 * @throws UnusablePicture
 */
export async function samplePainted(data: Buffer): Promise<PaintedPicture> {
  const { original } = await checkPicture(data);
  try {
    return { original, sample: await samplePicture(data) };
  } catch {
    throw new UnusablePicture('The picture is damaged');
  }
}

const COPY_SIDE = 768;

export interface SmallCopy {
  jpeg: Buffer;
  /** Width of the picture by its height. */
  ratio: number;
}

/**
 * Returns a small JPEG of a picture, for a model to look at.
 * @throws UnusablePicture
 */
export async function smallCopyOf(data: Buffer): Promise<SmallCopy> {
  await checkPicture(data);
  try {
    const copy = opaque(sharp(data, { failOn: 'error' }).autoOrient()).resize({
      width: COPY_SIDE,
      height: COPY_SIDE,
      fit: 'inside',
    });
    const { data: jpeg, info } = await copy.jpeg({ quality: 80 }).toBuffer({ resolveWithObject: true });
    return { jpeg, ratio: info.width / info.height };
  } catch {
    throw new UnusablePicture('The picture is damaged');
  }
}

/** Reads what layouts need to know of a picture: the colours of its parts and how much they vary there. */
export async function samplePicture(data: Buffer): Promise<PictureSample> {
  const side = SAMPLE_SIDE * CELL;
  const picture = opaque(sharp(data, { failOn: 'error' }).autoOrient().toColourspace('srgb'));
  const { width, height } = await sharp(data)
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  // the largest differences between neighbours survive: they decide whether words can be read there
  const pixels = await picture.resize(side, side, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  const cells = new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES);
  for (let row = 0; row < SAMPLE_SIDE; row += 1)
    for (let column = 0; column < SAMPLE_SIDE; column += 1)
      cells.set(cellOf(pixels, side, row, column), (row * SAMPLE_SIDE + column) * CELL_BYTES);
  return { ratio: width / height, cells };
}

function cellOf(pixels: Buffer, side: number, row: number, column: number): number[] {
  const colours: [number, number, number][] = [];
  for (let y = row * CELL; y < (row + 1) * CELL; y += 1)
    for (let x = column * CELL; x < (column + 1) * CELL; x += 1) {
      const at = (y * side + x) * 3;
      colours.push([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]);
    }
  const mean = [0, 1, 2].map((channel) =>
    Math.round(colours.reduce((sum, colour) => sum + (colour[channel] ?? 0), 0) / colours.length),
  );
  const byLight = colours.toSorted((a, b) => luminanceOf(a) - luminanceOf(b));
  const last = byLight.length - 1;
  const [dark, light] = [byLight[Math.floor(last * OUTLIERS)], byLight[Math.ceil(last * (1 - OUTLIERS))]];
  return [...mean, ...(dark ?? []), ...(light ?? [])];
}
