import type { RequestContext } from '../../context';
import type { UserEntity } from '../accounts/user.entity';
import type { Copied } from './catalogue-copy';

/** Stored where the files of items are: every test order of an item with a file sells this one. */
const file = { fileKey: 'items/test-mode-sample', fileName: 'sample-of-test-mode.txt' };
const content = Buffer.from('This is a sample of test mode. A paid order has the file of the item here.\n');

/** Returns what an order holds: for a test account, a sample in place of what an item sells. */
export async function soldTo(
  { testOf }: Pick<UserEntity, 'testOf'>,
  ctx: RequestContext,
  copied: Copied,
): Promise<Copied> {
  if (testOf === null || copied.kind !== 'ITEM') return copied;
  const texts = { guidelines: 'A paid order has the guidelines of the item here.', guidelinesHtml: null };
  if (!copied.fileKey) return { ...copied, ...texts, accessUrl: 'https://example.com/sample-of-test-mode' };
  await ctx.storage.put(file.fileKey, content, 'application/octet-stream');
  return { ...copied, ...texts, accessUrl: null, ...file, fileBytes: content.length };
}
