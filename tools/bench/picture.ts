import sharp from 'sharp';
import { finishPicture } from '../../api/domain/designs/picture';
import { renderPost } from '../pixels/render-post';
import { median } from './table';
import type { Row } from './table';

const rounds = 9;

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Measures from the AI service's bytes to the stored files, against sharp alone on the same bytes. */
export async function benchPicture(): Promise<Row[]> {
  const bytes = await renderPost({
    platform: 'instagram',
    size: 'square',
    style: 'bold',
    niche: 'cooking',
    primaryText: 'Fresh bread at seven',
    seed: 'bench',
  });
  const alone = () =>
    Promise.all([
      sharp(bytes).png({ compressionLevel: 6 }).toBuffer(),
      sharp(bytes).resize({ width: 480 }).webp({ quality: 80 }).toBuffer(),
    ]);
  const figures: [number[], number[]] = [[], []];
  for (let round = 0; round <= rounds; round += 1) {
    const [mine, bare] = [await time(() => finishPicture(bytes, 'SQUARE')), await time(alone)];
    if (round > 0) {
      figures[0].push(mine);
      figures[1].push(bare);
    }
  }
  const [mine, bare] = [median(figures[0]), median(figures[1])];
  return [
    {
      what: 'picture checked and finished',
      beside: 'sharp alone',
      ours: `${mine.toFixed(0)} ms`,
      theirs: `${bare.toFixed(0)} ms`,
      ratio: mine / bare,
      aim: '<= 1.3',
    },
  ];
}
