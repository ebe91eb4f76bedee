import { Router } from 'express';
import { clustersOf } from '../../studio/fonts';
import type { ContextFactory } from '../context';
import { signedIn } from '../domain/viewer';
import { fontFileNamed, fontManifest, rangesOf } from '../platform/fonts/font-addresses';
import { readOtherFonts } from '../platform/fonts/other-fonts';
import { postType } from '../platform/fonts/post-type';

/** A year: the address holds a hash of the bytes, or the name of an emoji. */
const LASTING = 'public, max-age=31536000, immutable';
/** Letters of one question about further scripts. */
const MOST_LETTERS = 400;
const EMOJI_NAME = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9}$/;

/**
 * The faces and emoji that a browser composes posts with, the same bytes as the server's: /studio/fonts/{name}.otf, named
 * by manifest.json and, for letters of further scripts, by others.json; and /studio/emoji/{code points}.svg.
 */
export function studioType(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/studio/fonts/manifest.json', (_request, response) => {
    response.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).json(fontManifest());
  });
  router.get('/studio/fonts/others.json', async (request, response) => {
    const ctx = await contextOf(request, response);
    const { userId } = signedIn(ctx);
    const text = request.query['text'];
    const wait = await ctx.limits.take('otherFontsPerAccount', userId);
    if (typeof text !== 'string' || text.length > MOST_LETTERS || wait > 0) {
      response.status(wait > 0 ? 429 : 400).json({ fonts: [] });
      return;
    }
    const fonts = await readOtherFonts(clustersOf(text).map(({ segment }) => segment));
    response
      .set({ 'cache-control': 'private, max-age=86400', 'x-content-type-options': 'nosniff' })
      .json({ fonts: fonts.map(({ name, covers }) => ({ name, covers: rangesOf(covers) })) });
  });
  router.get('/studio/fonts/:name', async (request, response, next) => {
    const file = await fontFileNamed(request.params.name);
    if (!file) return next();
    response.set({ 'cache-control': LASTING, 'content-type': 'font/otf', 'x-content-type-options': 'nosniff' });
    response.send(Buffer.from(file.data));
  });
  router.get('/studio/emoji/:name', (request, response, next) => {
    const [name = '', ending] = request.params.name.split('.');
    const drawing = ending === 'svg' && EMOJI_NAME.test(name) ? postType.emoji(name) : undefined;
    if (drawing === undefined) return next();
    response.set({ 'cache-control': LASTING, 'x-content-type-options': 'nosniff' });
    response.type('svg').send(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${drawing}</svg>`);
  });
  return router;
}
