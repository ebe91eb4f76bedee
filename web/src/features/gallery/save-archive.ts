import { errorSentence } from '../../lib/errors';
import { notify } from '../../lib/notify';

/**
 * Has the browser save pictures as one file, streamed to the disk. Whether they are given is asked before, so that a
 * refusal is a sentence here and not a broken download. Answers whether it has begun.
 */
export async function saveArchive(ids: readonly string[]): Promise<boolean> {
  const address = `/designs/archive.zip?ids=${ids.join(',')}`;
  try {
    const asked = await fetch(address, { method: 'HEAD' });
    if (!asked.ok) {
      const told = (await (await fetch(address)).json()) as { message?: string };
      notify.error(told.message ?? 'These designs could not be downloaded. Please try again.');
      return false;
    }
    const link = Object.assign(document.createElement('a'), { href: address, download: '' });
    link.click();
    return true;
  } catch (error) {
    notify.error(`These designs could not be downloaded. ${errorSentence(error)}`);
    return false;
  }
}
