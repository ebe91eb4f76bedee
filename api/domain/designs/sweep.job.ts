import { In, LessThan } from 'typeorm';
import type { RequestContext } from '../../context';
import type { StoredFile } from '../../platform/storage/storage';
import { StrayFileEntity } from '../files/stray-file.entity';
import { DesignEntity } from './design.entity';
import { designFolder } from './design-files';

const hour = 60 * 60 * 1000;
/** A younger file may still be on its way into a row. */
const youngMs = 24 * hour;
/** Two looks, a day apart, must agree before a file is deleted. */
const betweenLooksMs = 20 * hour;
const atOnce = 500;
/** So many strays among so many files are no leftovers: this is the storage of another database. */
const suspicious = { files: 100, share: 0.5 };

const idIn = (key: string) => /^designs\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]+$/.exec(key)?.[1];

/**
 * Deletes files of designs that no row speaks of any more: of failed and cancelled ones, and of accounts that are gone.
 * What it does not recognise it leaves alone. Run once a day.
 */
export async function sweepDesignFiles(ctx: RequestContext, now = Date.now()): Promise<void> {
  let looked = 0;
  const strays: string[] = [];
  for await (const files of inBatches(ctx.storage.list(designFolder), atOnce)) {
    looked += files.length;
    strays.push(
      ...(await straysAmong(
        ctx,
        files.filter(({ modifiedAt }) => modifiedAt.getTime() < now - youngMs).map(({ key }) => key),
      )),
    );
  }
  if (looked > suspicious.files && strays.length > looked * suspicious.share) {
    ctx.logger.error(
      { looked, strays: strays.length },
      'most stored files belong to no design of this database: none is deleted',
    );
    return;
  }
  const due = await ctx.db.findBy(StrayFileEntity, {
    key: In(strays),
    firstSeenAt: LessThan(new Date(now - betweenLooksMs)),
  });
  for (const { key } of due) await ctx.storage.delete(key);
  await remember(ctx, strays, new Set(due.map(({ key }) => key)), now);
  if (due.length > 0) ctx.logger.info({ files: due.length }, 'files without a design were deleted');
}

/** What is still stray after this look; a file that has found its row, or is gone, is forgotten. */
async function remember(
  ctx: RequestContext,
  strays: string[],
  deleted: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const left = strays.filter((key) => !deleted.has(key));
  await ctx.transaction(async (tx) => {
    await tx.db.query('delete from stray_files where not key = any($1)', [left]);
    await tx.db.query(
      'insert into stray_files (key, first_seen_at) select key, $2 from unnest($1::text[]) key on conflict do nothing',
      [left, new Date(now)],
    );
  });
}

async function straysAmong(ctx: RequestContext, keys: string[]): Promise<string[]> {
  const ids = [...new Set(keys.flatMap((key) => idIn(key) ?? []))];
  const designs = new Map((await ctx.db.findBy(DesignEntity, { id: In(ids) })).map((design) => [design.id, design]));
  return keys.filter((key) => {
    const id = idIn(key);
    if (!id) return false;
    const design = designs.get(id);
    if (!design) return true;
    const inTheMaking = design.state === 'QUEUED' || design.state === 'RUNNING';
    return !inTheMaking && ![design.imageKey, design.thumbnailKey, design.originalKey].includes(key);
  });
}

async function* inBatches(files: AsyncIterable<StoredFile>, size: number): AsyncIterable<StoredFile[]> {
  let batch: StoredFile[] = [];
  for await (const file of files) {
    batch.push(file);
    if (batch.length === size) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
