import { In } from 'typeorm';
import type { RequestContext } from '../../context';
import { FileEntity } from './file.entity';
import { namesInUse } from './file-uses';
import { mimeOf } from './image';
import type { ImageEnding } from './image';
import { sweepStrays } from './strays.service';
import { uploadFolder } from './upload.service';

/** How long an unused image may belong to an unsaved form, with a draft of it in some browser. */
const graceMs = 14 * 24 * 60 * 60 * 1000;

const nameOf = (key: string) => key.slice(uploadFolder.length);
const partsOf = (name: string) => {
  const [hash = '', ending = ''] = name.split('.');
  return { hash, mime: mimeOf[ending as ImageEnding] };
};

/**
 * Deletes uploaded images that nothing shows any more, two weeks after their upload. Ignores files that this database
 * has never stored. Run once a day.
 */
export async function sweepUploads(ctx: RequestContext, now?: number): Promise<void> {
  const unused = async (keys: string[]): Promise<string[]> => {
    if (keys.length === 0) return [];
    const names = keys.map(nameOf);
    const rows = await ctx.db.findBy(FileEntity, { hash: In(names.map((name) => partsOf(name).hash)) });
    const known = new Set(rows.map(({ hash, mime }) => `${hash} ${mime}`));
    const ours = names.filter((name) => known.has(`${partsOf(name).hash} ${partsOf(name).mime}`));
    const used = await namesInUse(ctx.db, ours);
    return ours.filter((name) => !used.has(name)).map((name) => `${uploadFolder}${name}`);
  };
  const remove = async (key: string) => {
    // the row first: no row may refer to a missing file
    await ctx.db.delete(FileEntity, partsOf(nameOf(key)));
    await ctx.storage.delete(key);
  };
  await sweepStrays(ctx, { folder: uploadFolder, straysAmong: unused, remove, graceMs, mayBeMost: true }, now);
}
