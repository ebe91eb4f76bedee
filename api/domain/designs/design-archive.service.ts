import { IsNull } from 'typeorm';
import type { RequestContext } from '../../context';
import { UserError } from '../user-error';
import { signedIn } from '../viewer';
import { among, chosenIds } from './chosen-designs';
import { DesignEntity } from './design.entity';
import { downloadName } from './download';

/** A picture of an archive. */
export interface PackedDesign {
  /** Named like a single download; files with the same timestamp are numbered. */
  path: string;
  /** Storage key of the file. */
  key: string;
  modifiedAt: Date;
}

/** Numbers a name that is taken, because files of one archive have different names. */
function numbered(name: string, taken: Map<string, number>): string {
  const count = (taken.get(name) ?? 0) + 1;
  taken.set(name, count);
  return count === 1 ? name : name.replace(/(\.\w+)$/, `-${count}$1`);
}

/**
 * Returns the pictures of the caller's designs in the chosen order: all of them, or none.
 * @throws UserError INVALID_INPUT for none or too many, NOT_FOUND when one is not the caller's (any more),
 * INVALID_STATE when one has no picture.
 */
export async function designsToPack(ctx: RequestContext, given: readonly string[]): Promise<PackedDesign[]> {
  const { userId } = signedIn(ctx);
  const ids = chosenIds(given);
  const found = await ctx.db.findBy(DesignEntity, { ...among(ids), userId, deletedAt: IsNull() });
  const byId = new Map(found.map((design) => [design.id, design]));
  const taken = new Map<string, number>();
  return ids.map((id) => {
    const design = byId.get(id);
    if (!design) throw new UserError('NOT_FOUND', 'Some of these designs are not there any more. Please choose again.');
    if (!design.imageKey)
      throw new UserError('INVALID_STATE', 'Some of these designs have no picture. Please choose finished ones.');
    return {
      path: numbered(downloadName(design), taken),
      key: design.imageKey,
      modifiedAt: design.finishedAt ?? design.createdAt,
    };
  });
}
