import { Router } from 'express';
import type { Request, Response } from 'express';
import type { ContextFactory } from '../context';
import { inPrintProcess } from '../domain/files/print-process';
import { UserError, notFound, tooManyRequests } from '../domain/user-error';
import { fontFileNamed, fontManifest } from '../platform/fonts/font-addresses';
import { postType } from '../platform/fonts/post-type';
import { refusalOf } from './refusal-status';

/** A year: the address holds a hash of the bytes, or the name of an emoji. */
const LASTING = 'public, max-age=31536000, immutable';
/** Letters of one question about further scripts. */
const MOST_LETTERS = 1_000;
const EMOJI_NAME = /^[0-9a-f]{2,6}(?:-[0-9a-f]{2,6}){0,9}$/;

const FURTHER_FONT = /^noto-[a-z]+(?:-[a-z0-9]+)*-[3-8]00\.otf$/;

/** Sends a font, which never changes at its address. */
function sendFont(response: Response, data: Uint8Array): void {
  response.set({ 'cache-control': LASTING, 'content-type': 'font/otf', 'x-content-type-options': 'nosniff' });
  response.send(Buffer.from(data));
}

/** Runs a handler and answers an expected failure with its status. */
async function answerOf(response: Response, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    if (refusal.wait) response.set('retry-after', String(refusal.wait));
    response.status(refusal.status).json(refusal.body);
  }
}

/**
 * The faces and emoji that a browser composes posts with, the same bytes as the server's: /studio/fonts/{name}.otf, named
 * by manifest.json and, for letters of further scripts, by others.json; and /studio/emoji/{code points}.svg.
 */
export function studioType(contextOf: ContextFactory): Router {
  const router = Router();
  router.get('/studio/fonts/manifest.json', (_request, response) => {
    response.set({ 'cache-control': 'no-cache', 'x-content-type-options': 'nosniff' }).json(fontManifest());
  });
  /** Runs work on fonts of further scripts in a process of its own, for anonymous callers within a limit by address. */
  const further = async <Result>(request: Request, response: Response, name: string, argument: string) => {
    const ctx = await contextOf(request, response);
    const wait = ctx.viewer
      ? await ctx.limits.take('furtherFontsPerAccount', ctx.viewer.userId)
      : await ctx.limits.take('furtherFontsPerAddress', ctx.address);
    if (wait > 0) throw tooManyRequests('Many fonts were loaded.', wait);
    return inPrintProcess<Result>(ctx, name, () => argument);
  };
  router.get('/studio/fonts/others.json', async (request, response) => {
    const text = request.query['text'];
    await answerOf(response, async () => {
      if (typeof text !== 'string' || text.length > MOST_LETTERS)
        throw new UserError('INVALID_INPUT', `text has 1 to ${MOST_LETTERS} letters.`, ['text']);
      const fonts = await further<object[]>(request, response, 'furtherFonts', text);
      response.set({ 'cache-control': 'private, max-age=86400', 'x-content-type-options': 'nosniff' }).json({ fonts });
    });
  });
  router.get('/studio/fonts/:name', async (request, response, next) => {
    const { name } = request.params;
    const known = fontFileNamed(name);
    if (known) return sendFont(response, known);
    if (!FURTHER_FONT.test(name)) return next();
    await answerOf(response, async () => {
      const file = await further<Uint8Array | null>(request, response, 'fontFile', name);
      if (!file) throw notFound('Font');
      sendFont(response, file);
    });
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
