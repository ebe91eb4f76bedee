import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { PostBrief } from '../../studio/brief';
import { composePost } from '../../studio/compose-post';
import type { FontFile, TypeCase } from '../../studio/type-case';
import { postType } from '../../api/platform/fonts/post-type';
import { expect, test } from './support/test';

const page = 'http://studio.localhost/';
const brief: PostBrief = {
  platform: 'instagram',
  size: 'square',
  style: 'bold',
  niche: 'cooking',
  primaryText: 'Fresh bread 🍞 every morning, свежий хлеб, خبز طازج',
  seed: 'a browser',
};

interface Fetched {
  fonts: Record<string, { name: string; data: string; covers: number[] }>;
  emoji: Record<string, string | undefined>;
  syllables: Record<string, string[]>;
}

/** Reads the type from the packages and records what is requested: a browser fetches exactly that. */
function listening(): { type: TypeCase; asked: Fetched } {
  const asked: Fetched = { fonts: {}, emoji: {}, syllables: {} };
  const fontData = (font: FontFile) => ({
    name: font.name,
    data: Buffer.from(font.data).toString('base64'),
    covers: [...font.covers],
  });
  const type: TypeCase = {
    font: (family, part, weight) => {
      const font = postType.font(family, part, weight);
      asked.fonts[`${family}/${part}/${weight}`] ??= fontData(font);
      return font;
    },
    emoji: (name) => (asked.emoji[name] = postType.emoji(name)),
    syllables: (word, language) => (asked.syllables[`${language}/${word}`] = postType.syllables(word, language)),
  };
  return { type, asked };
}

/** Bundles the studio for a browser: without Node modules. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: "export { composePost } from './studio/compose-post';", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    // its own loader detects the runtime, and loads files from Node only there
    external: ['node:*', 'module', 'fs', 'path', 'url'],
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

test('the studio draws the same picture in a browser as on the server', async ({ page: tab }) => {
  const { type, asked } = listening();
  const onServer = await composePost(type, brief);
  const wasm = join(dirname(createRequire(join(process.cwd(), 'package.json')).resolve('harfbuzzjs')), 'harfbuzz.wasm');
  const script = await bundled();
  await tab.route(`${page}**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/studio.js') return route.fulfill({ contentType: 'text/javascript', body: script });
    if (pathname.endsWith('.wasm')) return route.fulfill({ contentType: 'application/wasm', body: readFileSync(wasm) });
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Studio</title>' });
  });
  await tab.goto(page);
  const inBrowser = await tab.evaluate(
    async ({ asked: given, brief: wanted }) => {
      const address = '/studio.js';
      const { composePost: compose } = (await import(address)) as {
        composePost: (type: unknown, brief: unknown) => Promise<{ svg: string; width: number; height: number }>;
      };
      const bytes = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const fonts = new Map(
        Object.entries(given.fonts).map(([key, { name, data, covers }]) => [
          key,
          { name, data: bytes(data), covers: new Set(covers) },
        ]),
      );
      const drawn = await compose(
        {
          font: (family: string, part: string, weight: number) => fonts.get(`${family}/${part}/${weight}`),
          emoji: (name: string) => given.emoji[name],
          syllables: (word: string, language: string) => given.syllables[`${language}/${word}`],
        },
        wanted,
      );
      const image = new Image();
      image.src = URL.createObjectURL(new Blob([drawn.svg], { type: 'image/svg+xml' }));
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [32, 32];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0, 32, 32);
      const pixels = context?.getImageData(0, 0, 32, 32).data ?? new Uint8ClampedArray();
      return { ...drawn, colours: new Set(new Uint32Array(pixels.buffer)).size };
    },
    { asked, brief },
  );
  expect(inBrowser.svg).toBe(onServer.svg);
  expect([inBrowser.width, inBrowser.height]).toEqual([onServer.width, onServer.height]);
  expect(inBrowser.colours).toBeGreaterThan(20);
});
