import { Router } from 'express';
import type { ContextFactory, RequestContext } from '../context';
import { designsToPack } from '../domain/designs/design-archive.service';
import type { PackedDesign } from '../domain/designs/design-archive.service';
import { tooManyRequests } from '../domain/user-error';
import { signedIn } from '../domain/viewer';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { refusalOf } from './refusal-status';
import { sendStream } from './streamed-answer';
import { zipOf } from './zip-stream';
import type { ZipEntry } from './zip-stream';

/** Archives that are sent to one account, and by this process, at the same moment. */
const mostAtOnce = { account: 1, process: 8 };
/** A reader who takes nothing for so long has gone, and nobody holds a place for longer than this. */
const idleMs = 60_000;
const wholeMs = 30 * 60_000;

/** Ids that stand in the address: `ids=a,b,c`. */
const idsIn = (given: unknown): string[] =>
  typeof given === 'string' ? given.split(',', 200).filter((id) => id !== '') : [];

const entryOf =
  (ctx: RequestContext) =>
  ({ path, key, modifiedAt }: PackedDesign): ZipEntry => ({
    path,
    compress: false,
    modifiedAt,
    open: async () => {
      const file = await ctx.storage.open(key);
      // an archive that lacks what was asked for is none
      if (!file) throw new Error(`The file of a design is missing: ${key}`);
      return file.body;
    },
  });

/** Bounds what one caller, and all of them together, have this process send. */
class Routes {
  private readonly account = new ConcurrencyLimit(mostAtOnce.account);
  private readonly process = new ConcurrencyLimit(mostAtOnce.process);

  /** @returns how to leave @throws UserError TOO_MANY_REQUESTS */
  enter(id: string): () => void {
    const leave = this.account.take(id);
    if (!leave) throw tooManyRequests('Your other download is still on its way.', 10);
    const leaveProcess = this.process.take('all');
    if (leaveProcess)
      return () => {
        leaveProcess();
        leave();
      };
    leave();
    throw tooManyRequests('Many people are downloading right now.', 30);
  }
}

/**
 * GET /designs/archive.zip?ids=a,b,c: pictures of the caller as one file. HEAD says whether it would be given, and
 * counts for nothing.
 */
export function designArchive(contextOf: ContextFactory): Router {
  const router = Router();
  const doors = new Routes();
  router.get('/designs/archive.zip', async (request, response) => {
    response.set({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
    let leave: (() => void) | null = null;
    try {
      const ctx = await contextOf(request, response);
      const { id } = signedIn(ctx);
      const designs = await designsToPack(ctx, idsIn(request.query['ids']));
      leave = doors.enter(id);
      const asksOnly = request.method === 'HEAD';
      const wait = await ctx.limits[asksOnly ? 'wait' : 'take']('archivePerAccount', id);
      if (wait > 0) throw tooManyRequests('You have downloaded many archives.', wait);
      response.attachment('postloom-designs.zip').type('zip').set('x-content-type-options', 'nosniff');
      if (asksOnly) {
        response.end();
        return;
      }
      response.setTimeout(idleMs, () => response.destroy());
      await sendStream(response, () => zipOf(designs.map(entryOf(ctx))), {
        logger: ctx.logger,
        requestId: ctx.requestId,
        longestMs: wholeMs,
      });
    } catch (error) {
      response.removeHeader('content-disposition');
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal.wait) response.set('retry-after', String(refusal.wait));
      response.status(refusal.status).json(refusal.body);
    } finally {
      leave?.();
    }
  });
  return router;
}
