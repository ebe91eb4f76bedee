import { Any, LessThan } from 'typeorm';
import type { RequestContext } from '../../context';
import type { StoredFile } from '../../platform/storage/storage';
import { OrphanedFileEntity } from './orphaned-file.entity';
import { databaseTime } from '../../platform/database/database-time';

const hour = 60 * 60 * 1000;
const dayMs = 24 * hour;
/** Minimum time between the two sweeps that must both find an orphaned file before it is deleted. */
const betweenLooksMs = 20 * hour;
const atOnce = 500;
/**
 * With this many orphaned files in this share of files, they are not leftovers: the storage belongs to another
 * database.
 */
const suspicious = { files: 100, share: 0.5 };

interface Sweep {
  /** The storage folder to sweep, with a trailing slash. */
  folder: string;
  /** Returns which of these files no row refers to. Unrecognised files are left out. */
  orphansAmong: (keys: string[]) => Promise<string[]>;
  /** Deletes an orphaned file, unless it is in use by now; by default only the file. @returns whether it was deleted */
  remove?: (key: string) => Promise<boolean>;
  /** Minimum age of an orphaned file, because its row may still be written; a day by default. */
  graceMs?: number;
  /** Whether most files may be orphaned, because the folder is known to be this database's in another way. */
  mayBeMost?: boolean;
}

/** Deletes the files of a folder that no row referred to in two sweeps, a day apart. Run once a day. */
export async function sweepOrphanedFiles(ctx: RequestContext, sweep: Sweep, at?: number): Promise<void> {
  const now = at ?? (await databaseTime(ctx.pool)).getTime();
  const deleteFile = async (key: string) => {
    await ctx.storage.delete(key);
    return true;
  };
  const { folder, orphansAmong, remove = deleteFile, graceMs = dayMs } = sweep;
  let looked = 0;
  const orphans: string[] = [];
  for await (const files of inBatches(ctx.storage.list(folder), atOnce)) {
    looked += files.length;
    const old = files.filter(({ modifiedAt }) => modifiedAt.getTime() < now - graceMs).map(({ key }) => key);
    orphans.push(...(await orphansAmong(old)));
  }
  if (!sweep.mayBeMost && looked > suspicious.files && orphans.length > looked * suspicious.share) {
    ctx.logger.error(
      { folder, looked, orphans: orphans.length },
      'most stored files belong to nothing in this database: none is deleted',
    );
    return;
  }
  const due = await ctx.db.findBy(OrphanedFileEntity, {
    // one parameter, however many there are
    key: Any(orphans),
    firstSeenAt: LessThan(new Date(now - betweenLooksMs)),
  });
  // skips files that are in use since the first sweep
  let deleted = 0;
  for (let from = 0; from < due.length; from += atOnce) {
    const gone = await orphansAmong(due.slice(from, from + atOnce).map(({ key }) => key));
    for (const key of gone) if (await remove(key)) deleted += 1;
  }
  await remember(ctx, folder, orphans, new Set(due.map(({ key }) => key)), now);
  if (deleted > 0) ctx.logger.info({ folder, files: deleted }, 'files that belong to nothing were deleted');
}

/** Stores the orphaned files of this sweep; removes files that are in use again, or deleted. */
async function remember(
  ctx: RequestContext,
  folder: string,
  orphans: string[],
  deleted: ReadonlySet<string>,
  now: number,
): Promise<void> {
  const left = orphans.filter((key) => !deleted.has(key));
  await ctx.transaction(async (tx) => {
    await tx.db.query(`delete from stray_files where starts_with(key, $2) and not key = any($1)`, [left, folder]);
    await tx.db.query(
      'insert into stray_files (key, first_seen_at) select key, $2 from unnest($1::text[]) key on conflict do nothing',
      [left, new Date(now)],
    );
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
