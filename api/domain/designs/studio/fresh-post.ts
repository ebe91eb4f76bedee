import type { PostDocument } from '../../../../studio/posts/document';
import type { PictureSample } from '../../../../studio/posts/picture-sample';
import type { RequestContext } from '../../../context';
import { publish } from '../../../platform/events/events';
import { DesignDocumentEntity } from './design-document.entity';
import { contentOf } from './document.service';

/** A post with what layouts know of its picture. */
export interface PostOnPicture {
  document: PostDocument;
  sample: PictureSample;
}

const postIn = (row: DesignDocumentEntity): PostOnPicture => ({
  document: contentOf(row),
  sample: { ratio: row.ratio, cells: new Uint8Array(row.sample) },
});

/** Returns the post of a design; null for one without a document. */
export async function postOfDesign(ctx: RequestContext, designId: string): Promise<PostOnPicture | null> {
  const row = await ctx.db.findOneBy(DesignDocumentEntity, { designId });
  return row && postIn(row);
}

/** Changes the post of a design that its owner has not saved yet; a saved one stays as it is. */
export async function changeFreshPost(
  ctx: RequestContext,
  designId: string,
  change: (post: PostOnPicture) => PostDocument,
): Promise<void> {
  const row = await ctx.db.findOneBy(DesignDocumentEntity, { designId, version: 1 });
  if (!row) return;
  const content = change(postIn(row));
  await ctx.transaction(async (tx) => {
    await tx.db.update(DesignDocumentEntity, { designId, version: 1 }, { content, version: 2, savedAt: () => 'now()' });
    await publish(tx.db, { type: 'design', id: designId, owner: row.userId });
  });
}
