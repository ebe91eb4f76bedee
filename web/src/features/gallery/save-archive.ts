import { errorSentence } from '../../lib/errors';
import { queryLimitMs } from '../../lib/time-limit';
import { notify } from '../../lib/notify';

/**
 * Saves pictures as one archive, streamed to the disk by the browser. It checks first whether the download is allowed,
 * so that a refusal is a message and not a broken file.
 * @returns whether the download has started
 */
export async function saveArchive(ids: readonly string[]): Promise<boolean> {
  const address = `/designs/archive.zip?ids=${ids.join(',')}`;
  try {
    const asked = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(queryLimitMs) });
    if (!asked.ok) {
      const answer = (await (await fetch(address, { signal: AbortSignal.timeout(queryLimitMs) })).json()) as {
        message?: string;
      };
      notify.error(answer.message ?? 'These designs could not be downloaded. Please try again.');
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
