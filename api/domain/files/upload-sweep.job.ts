import { In } from 'typeorm';
import type { EntityManager } from 'typeorm';
import type { RequestContext } from '../../context';
import { FileEntity } from './file.entity';
import { lockName, namesInUse } from './file-uses';
import { mimeOf } from './image';
import type { ImageEnding } from './image';
import { sweepOrphanedFiles } from './orphaned-files.service';
import { dropUpload, uploadFolder, uploadedUrl } from './upload.service';
import { databaseTime } from '../../platform/database/database-time';

const dayMs = 24 * 60 * 60 * 1000;
/** How long an unused image may belong to an unsaved form, with a draft of it in some browser. */
const graceMs = 14 * dayMs;
/** Newest images of an account that have this time; no form has more. Older ones have a day. */
const mostUnsaved = 20;

const nameOf = (key: string) => key.slice(uploadFolder.length);
const partsOf = (name: string) => {
  const [hash = '', ending = ''] = name.split('.');
  return { hash, mime: mimeOf[ending as ImageEnding] };
};

/**
 * Deletes uploaded images that nothing shows any more: two weeks after their upload the newest ones of an account, after a
 * day the others. Ignores files that this database has never stored. Run once a day.
 */
export async function sweepUploads(ctx: RequestContext, now?: number): Promise<void> {
  const at = now ?? (await databaseTime(ctx.pool)).getTime();
  /** Returns the hashes of images that may still belong to an unsaved form. */
  const maybeUnsaved = async (db: EntityManager, names: string[]): Promise<Set<string>> => {
    const rows: { hash: string }[] = await db.query(
      `select hash from (
         select hash, created_at, row_number() over (partition by owner_id order by created_at desc, id desc) as place
         from files where owner_id in (select owner_id from files where hash = any($1))) newest
       where hash = any($1) and place <= $2 and created_at > $3`,
      [names.map((name) => partsOf(name).hash), mostUnsaved, new Date(at - graceMs)],
    );
    return new Set(rows.map(({ hash }) => hash));
  };
  const unused = async (db: EntityManager, keys: string[]): Promise<string[]> => {
    if (keys.length === 0) return [];
    const names = keys.map(nameOf);
    const rows = await db.findBy(FileEntity, { hash: In(names.map((name) => partsOf(name).hash)) });
    const known = new Set(rows.map(({ hash, mime }) => `${hash} ${mime}`));
    const ours = names.filter((name) => known.has(`${partsOf(name).hash} ${partsOf(name).mime}`));
    const used = await namesInUse(db, ours);
    const unsaved = await maybeUnsaved(
      db,
      ours.filter((name) => !used.has(name)),
    );
    return ours
      .filter((name) => !used.has(name) && !unsaved.has(partsOf(name).hash))
      .map((name) => `${uploadFolder}${name}`);
  };
  const remove = async (key: string): Promise<boolean> => {
    const name = nameOf(key);
    const isUnused = await ctx.transaction(async (tx) => {
      await lockName(tx.db, name);
      // looks again: the image may have been shown or uploaded since the files of its batch were checked
      if ((await unused(tx.db, [key])).length === 0) return false;
      await tx.db.delete(FileEntity, partsOf(name));
      return true;
    });
    // the row first: no row may refer to a missing file
    if (isUnused) await dropUpload(ctx, uploadedUrl(name));
    return isUnused;
  };
  await sweepOrphanedFiles(
    ctx,
    {
      folder: uploadFolder,
      orphansAmong: (keys) => unused(ctx.db, keys),
      remove,
      graceMs: dayMs,
      mayBeMost: true,
    },
    at,
  );
}
