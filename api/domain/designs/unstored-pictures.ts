import { existsSync } from 'node:fs';
import { mkdir, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RequestContext } from '../../context';
import { writeWhole } from '../../platform/storage/storage';
import { countLiveWork } from '../accounts/test-account.service';
import { DesignEntity } from './design.entity';
import { isStorageAway, storeDesignFiles } from './design-files';
import { endWithoutSuccess } from './design.service';
import type { RecordedWork } from './design.service';
import { renewLease } from './lease';
import type { Claim } from './lease';
import { processPicture } from './picture-processing';
import { wakeWorkers } from './queue';
import { setPost, type PaintedBackground } from './studio/set-post';
import { succeed } from './success';

/** The most pictures that wait on a disk, of up to 25 MB each. A worker makes no further ones while one waits. */
const mostWaiting = 100;
/** How long a picture waits for the storage before its credit is released. */
const patienceMs = 6 * 60 * 60 * 1000;
/** Long enough for a restart of the worker, which finds its pictures on the same disk. */
const waitingLeaseMs = 10 * 60 * 1000;
const sentence = 'This design could not be stored. Your credit is back; please try again.';

const folderOf = ({ config }: RequestContext) => join(config.dataFolder, 'unstored');
const pathOf = (ctx: RequestContext, { id, attempts }: Claim) => join(folderOf(ctx), `${id}.${attempts}`);
/** An empty file beside a picture that has lettering, though it was to have none. */
const letteringOf = (ctx: RequestContext, claim: Claim) => `${pathOf(ctx, claim)}.lettering`;

const namesIn = (ctx: RequestContext): Promise<string[]> =>
  readdir(folderOf(ctx)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** Returns the claims whose pictures wait on this disk, oldest first. */
async function waitingClaims(ctx: RequestContext): Promise<Claim[]> {
  return (await namesIn(ctx))
    .map((name) => /^([0-9a-f-]{36})\.(\d+)$/.exec(name))
    .flatMap((match) => (match?.[1] ? [{ id: match[1], attempts: Number(match[2]) }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

/** Whether a paid picture waits on this disk for the storage. */
export const hasUnstored = async (ctx: RequestContext): Promise<boolean> => (await waitingClaims(ctx)).length > 0;

/**
 * Puts a paid picture on this machine's disk, because the storage is away. The design keeps running.
 * @returns false when it is no longer this worker's, or the disk takes no more
 */
export async function storeLocally(
  ctx: RequestContext,
  claim: Claim,
  { original, hasLettering }: PaintedBackground,
  work: RecordedWork,
): Promise<boolean> {
  try {
    if ((await waitingClaims(ctx)).length >= mostWaiting) return false;
    await mkdir(folderOf(ctx), { recursive: true, mode: 0o700 });
    const path = pathOf(ctx, claim);
    if (hasLettering) await writeFile(letteringOf(ctx, claim), '', { mode: 0o600 });
    await writeWhole(path, (draft) => writeFile(draft, original, { mode: 0o600 }));
    const { id, attempts } = claim;
    await ctx.db.update(DesignEntity, { id, attempts, state: 'RUNNING' }, work);
    if (await renewLease(ctx, claim, waitingLeaseMs)) {
      ctx.logger.error({ design: id }, 'the storage is away: a finished picture waits on the disk');
      return true;
    }
  } catch (error) {
    ctx.logger.error({ err: error, design: claim.id }, 'a finished picture could not wait on the disk');
  }
  await drop(ctx, claim);
  return false;
}

/** Deletes what killed processes left half written. */
async function dropDrafts(ctx: RequestContext): Promise<void> {
  const names = await namesIn(ctx);
  const isAlone = (name: string) => name.endsWith('.lettering') && !names.includes(name.slice(0, -'.lettering'.length));
  for (const name of names.filter((one) => one.startsWith('.') || one.endsWith('.draft') || isAlone(one))) {
    const path = join(folderOf(ctx), name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
    if (mtimeMs < Date.now() - waitingLeaseMs) await rm(path, { force: true });
  }
}

async function drop(ctx: RequestContext, claim: Claim): Promise<void> {
  for (const path of [pathOf(ctx, claim), letteringOf(ctx, claim)])
    await rm(path, { force: true }).catch((error: unknown) =>
      ctx.logger.warn({ err: error, design: claim.id }, 'a picture on the disk was not deleted'),
    );
}

/**
 * Stores the pictures that wait on this disk, oldest first, as far as the storage takes them, and renews the leases of
 * the others. A picture whose design has ended, or was claimed again, is deleted. Called every few seconds by one caller.
 */
export async function storeUnstored(ctx: RequestContext): Promise<void> {
  await dropDrafts(ctx);
  const waiting = await waitingClaims(ctx);
  const held: Claim[] = [];
  for (const claim of waiting) if (await isHeld(ctx, claim)) held.push(claim);
  ctx.metrics.designsUnstored.set(held.length);
  let left = held.length;
  for (const claim of held) {
    if (!(await storeOne(ctx, claim))) break;
    left -= 1;
    ctx.metrics.designsUnstored.set(left);
  }
  // none was begun while pictures waited
  if (waiting.length > 0 && left === 0) await wakeWorkers(ctx);
}

async function isHeld(ctx: RequestContext, claim: Claim): Promise<boolean> {
  if (await renewLease(ctx, claim, waitingLeaseMs)) return true;
  await drop(ctx, claim);
  return false;
}

/** @returns whether the picture no longer waits */
async function storeOne(ctx: RequestContext, claim: Claim): Promise<boolean> {
  const { id, attempts } = claim;
  const design = await ctx.db.findOneBy(DesignEntity, { id });
  if (!design) return true;
  try {
    const original = await readFile(pathOf(ctx, claim));
    const finished =
      design.lettering === 'SET'
        ? await setPost(ctx, design, { original, hasLettering: existsSync(letteringOf(ctx, claim)) })
        : { picture: await processPicture(ctx, original, design.size) };
    const files = await storeDesignFiles(ctx, id, finished.picture, original);
    const { model, aiKeyId, aiKeyName, cost } = design;
    await succeed(
      ctx,
      { ...claim, userId: design.userId, primaryText: design.primaryText },
      { model, aiKeyId, aiKeyName, cost },
      finished,
      files,
    );
  } catch (error) {
    const { mtimeMs } = await stat(pathOf(ctx, claim)).catch(() => ({ mtimeMs: 0 }));
    if (isStorageAway(error) && Date.now() - mtimeMs < patienceMs) return false;
    const { ended } = await endWithoutSuccess(ctx, id, {
      to: 'FAILED',
      sentence,
      failureCause: 'STORAGE',
      if: (now) => now.attempts === attempts,
    });
    if (ended) await countLiveWork(ctx, design.userId, ctx.metrics.designsFailed, { cause: 'storage' });
    ctx.logger.error({ err: error, design: id, cause: 'storage' }, 'a design failed');
  }
  await drop(ctx, claim);
  return true;
}
