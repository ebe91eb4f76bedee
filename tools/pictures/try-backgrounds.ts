import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { samplePicture } from '../../api/domain/designs/studio/sample-picture';
import { paintBackground, type Background } from '../pixels/paint-background';

const SIDE = 720;

/** The pictures over which anyone may set a sentence. */
const BACKGROUNDS: readonly (Pick<Background, 'niche' | 'calm' | 'keywords'> & { name: string })[] = [
  { name: 'breakfast', niche: 'cooking', calm: 'left', keywords: 'coffee cup' },
  { name: 'plants', niche: 'gardening', calm: 'top', keywords: 'plant' },
  { name: 'mountains', niche: 'travel', calm: 'bottom', keywords: 'mountain' },
];

/** Paints the backgrounds without words, and writes what layouts know of them as a module of the client. */
export async function makeTryBackgrounds(pictures: string): Promise<void> {
  const entries: string[] = [];
  for (const { name, ...scene } of BACKGROUNDS) {
    const painted = await paintBackground({ ...scene, width: SIDE, height: SIDE, seed: `try ${scene.niche}` });
    const file = `try-${name}-${SIDE}.webp`;
    await writeFile(join(pictures, file), await sharp(painted).webp({ quality: 80, effort: 6 }).toBuffer());
    const { ratio, cells } = await samplePicture(painted);
    entries.push(
      `  {\n    pictureUrl: '/pictures/${file}',\n    ratio: ${ratio},\n    cells: '${Buffer.from(cells).toString('base64')}',\n  },\n`,
    );
  }
  await writeFile(
    join(process.cwd(), 'web/src/features/studio/try/try-pictures.ts'),
    `/** Written by tools/pictures/make.ts: our own pictures, and their samples as base64. */\nexport const TRY_PICTURES = [\n${entries.join('')}] as const;\n`,
  );
}
