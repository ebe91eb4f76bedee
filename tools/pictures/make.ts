import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { DIMENSIONS, type Size } from '../../studio/brief';
import { paletteNamed } from '../../studio/palettes';
import { renderPost, renderAvatar } from '../pixels/render-post';
import { faviconSvg, markSvg, THREADS, tileSvg, weaveSvg, wordmarkSvg } from './brand';
import { EXAMPLES, PORTRAITS, type Example } from './examples';
import { itemCovers } from './item-covers';
import { sharingPicture } from './sharing-picture';
import { makeTryBackgrounds } from './try-backgrounds';
import { makeTryExamples } from './try-examples';

/**
 * Makes the website's pictures: `tsx tools/pictures/make.ts`. They are committed, so that a build needs no renderer;
 * run it again after changing the renderer or the examples.
 */
const PICTURES = join(process.cwd(), 'web/public/pictures');
const BRAND = join(process.cwd(), 'web/public/brand');
const WIDTHS: Record<Size, readonly [number, number]> = { square: [320, 640], landscape: [480, 960] };
const PORTRAIT_SIDES = [96, 192] as const;

interface Entry {
  name: string;
  kind: 'post' | 'portrait';
  alt: string;
  width: number;
  height: number;
  platform?: string;
  niche?: string;
  style?: string;
  files: { src: string; format: 'avif' | 'webp'; width: number }[];
}

async function writeSizes(png: Buffer, name: string, widths: readonly number[]): Promise<Entry['files']> {
  const files: Entry['files'] = [];
  for (const width of widths) {
    const small = sharp(png).resize({ width });
    for (const format of ['avif', 'webp'] as const) {
      const data = await (
        format === 'avif'
          ? small.clone().avif({ quality: 52, effort: 7 })
          : small.clone().webp({ quality: 76, effort: 6, smartSubsample: true })
      ).toBuffer();
      const file = `${name}-${width}.${format}`;
      await writeFile(join(PICTURES, file), data);
      files.push({ src: `/pictures/${file}`, format, width });
    }
  }
  return files;
}

const draw = ({ palette, layout, ...brief }: Example): Promise<Buffer> =>
  renderPost({ ...brief, seed: brief.name }, { palette: paletteNamed(palette), layout, grain: 0 });

async function makePosts(): Promise<{ entries: Entry[]; squares: Buffer[] }> {
  const entries: Entry[] = [];
  const squares: Buffer[] = [];
  for (const example of EXAMPLES) {
    const png = await draw(example);
    if (example.size === 'square') squares.push(png);
    const { name, alt, platform, niche, style } = example;
    entries.push({
      name,
      kind: 'post',
      alt,
      ...DIMENSIONS[example.size],
      platform,
      niche,
      style,
      files: await writeSizes(png, name, WIDTHS[example.size]),
    });
  }
  return { entries, squares };
}

async function makePortraits(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const { name, palette, look } of PORTRAITS) {
    const png = await renderAvatar(name, palette, 384, look);
    entries.push({
      name,
      kind: 'portrait',
      alt: '',
      width: 384,
      height: 384,
      files: await writeSizes(png, `portrait-${name}`, PORTRAIT_SIDES),
    });
  }
  return entries;
}

async function makeBrand(squares: readonly Buffer[]): Promise<void> {
  const save = (name: string, data: string | Buffer): Promise<void> => writeFile(join(BRAND, name), data);
  await save('mark.svg', markSvg(THREADS.light));
  await save('mark-dark.svg', markSvg(THREADS.dark));
  await save('wordmark.svg', await wordmarkSvg(THREADS.light));
  await save('wordmark-dark.svg', await wordmarkSvg(THREADS.dark));
  await save('favicon.svg', faviconSvg());
  await save('weave.svg', weaveSvg(THREADS.light));
  await save('weave-dark.svg', weaveSvg(THREADS.dark));
  await save(
    'favicon-32.png',
    await sharp(Buffer.from(markSvg(THREADS.light)), { density: 288 })
      .resize(32, 32)
      .png()
      .toBuffer(),
  );
  for (const side of [180, 512])
    await save(
      `favicon-${side}.png`,
      await sharp(Buffer.from(tileSvg(side)))
        .png({ palette: true })
        .toBuffer(),
    );
  await save('og.png', await sharingPicture(squares));
}

async function main(): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  await mkdir(BRAND, { recursive: true });
  const { entries, squares } = await makePosts();
  const all = [...entries, ...(await makePortraits())];
  await writeFile(join(PICTURES, 'index.json'), `${JSON.stringify(all, null, 2)}\n`);
  for (const [file, cover] of Object.entries(itemCovers())) await writeFile(join(PICTURES, file), cover);
  await makeBrand(squares);
  await makeTryBackgrounds(PICTURES);
  await makeTryExamples(PICTURES);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = 1;
});
