import { Router } from 'express';
import type { Request, Response } from 'express';
import type { ContextFactory, RequestContext } from '../context';
import { monthToPack } from '../domain/months/month-files';
import { designsToPack, sizesToPack } from '../domain/designs/design-archive.service';
import type { PackedDesign } from '../domain/designs/design-archive.service';
import { tooManyRequests } from '../domain/user-error';
import { signedIn } from '../domain/viewer';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { networkOf } from '../platform/http/network';
import { refusalOf } from './refusal-status';
import { sendStream } from '../platform/http/streamed-answer';
import { zipOf } from './zip-stream';

/**
 * Concurrent archives per account, per network and per process. A slow reader costs little, but holds its slot: a few
 * accounts of one network must not hold all of them.
 */
const mostAtOnce = { account: 1, network: 4, process: 32 };
/** A reader that takes no data for this time counts as gone. */
const idleMs = 60_000;

/** Parses the ids of the query string: `ids=a,b,c`. */
const idsIn = (given: unknown): string[] =>
  typeof given === 'string' ? given.split(',', 200).filter((id) => id !== '') : [];

/** Bounds the concurrent downloads of one caller, of a network and of the process. */
class DownloadLimits {
  private readonly account = new ConcurrencyLimit(mostAtOnce.account);
  private readonly network = new ConcurrencyLimit(mostAtOnce.network);
  private readonly process = new ConcurrencyLimit(mostAtOnce.process);

  /**
   * @returns the function that releases the slots
   * @throws UserError TOO_MANY_REQUESTS
   */
  enter(id: string, address: string): () => void {
    const taken: (() => void)[] = [];
    const release = () => {
      for (const one of taken) one();
    };
    const take = (slot: (() => void) | null, refusal: string, waitSeconds: number) => {
      if (slot) return taken.push(slot);
      release();
      throw tooManyRequests(refusal, waitSeconds);
    };
    take(this.account.take(id), 'Your other download is still running.', 10);
    take(this.network.take(networkOf(address).near), 'Too many downloads are running in your network right now.', 30);
    take(this.process.take('all'), 'Too many downloads are running right now.', 30);
    return release;
  }
}

/**
 * GET /months/{id}/archive.zip: the finished posts of a month, a folder for each day.
 * GET /designs/archive.zip?ids=a,b,c: the caller's pictures as one file; GET /designs/{id}/archive.zip: every size of one
 * post with its caption. HEAD reports whether it would be sent and has a limit of its own.
 */
export function designArchive(contextOf: ContextFactory): Router {
  const router = Router();
  const limits = new DownloadLimits();
  const send = async (
    request: Request,
    response: Response,
    { name, pack }: { name: string; pack: (ctx: RequestContext) => Promise<PackedDesign[]> },
  ): Promise<void> => {
    response.set({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
    let release: (() => void) | null = null;
    try {
      const ctx = await contextOf(request, response);
      const { userId: id } = signedIn(ctx);
      // before anything is read
      release = limits.enter(id, ctx.address);
      const refuseMany = (wait: number) => {
        if (wait > 0) throw tooManyRequests('You have downloaded many archives.', wait);
      };
      const asksOnly = request.method === 'HEAD';
      refuseMany(await ctx.limits.wait(['archivePerAccount'], id));
      if (asksOnly) refuseMany(await ctx.limits.take('archiveHeadPerAccount', id));
      const designs = await pack(ctx);
      if (!asksOnly) refuseMany(await ctx.limits.take('archivePerAccount', id));
      response.attachment(name).type('zip').set('x-content-type-options', 'nosniff');
      if (asksOnly) {
        response.end();
        return;
      }
      response.setTimeout(idleMs, () => response.destroy());
      await sendStream(response, () => zipOf(ctx, designs), ctx);
    } catch (error) {
      response.removeHeader('content-disposition');
      const refusal = refusalOf(error);
      if (!refusal) throw error;
      if (refusal.wait) response.set('retry-after', String(refusal.wait));
      response.status(refusal.status).json(refusal.body);
    } finally {
      release?.();
    }
  };
  router.get('/designs/archive.zip', (request, response) =>
    send(request, response, {
      name: 'postloom-designs.zip',
      pack: (ctx) => designsToPack(ctx, idsIn(request.query['ids'])),
    }),
  );
  router.get('/months/:id/archive.zip', (request, response) =>
    send(request, response, { name: 'postloom-month.zip', pack: (ctx) => monthToPack(ctx, request.params.id) }),
  );
  router.get('/designs/:id/archive.zip', (request, response) =>
    send(request, response, { name: 'postloom-post.zip', pack: (ctx) => sizesToPack(ctx, request.params.id) }),
  );
  return router;
}
