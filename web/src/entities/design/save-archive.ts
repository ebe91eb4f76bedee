import { errorMessage } from '../../lib/errors';
import { queryLimitMs } from '../../lib/time-limit';
import { notify } from '../../lib/notify';

/** Address of the archive of these designs. */
export const designsArchive = (ids: readonly string[]) => `/designs/archive.zip?ids=${ids.join(',')}`;
/** Address of the archive of every size of a post. */
export const sizesArchive = (id: string) => `/designs/${encodeURIComponent(id)}/archive.zip`;

/**
 * Saves pictures as one archive, streamed to the disk by the browser. It checks first whether the download is allowed,
 * so that a refusal is a message and not a broken file.
 * @param what the pictures in words, for messages: 'These designs'
 * @returns whether the download has started
 */
export async function saveArchive(address: string, what: string): Promise<boolean> {
  try {
    const asked = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(queryLimitMs) });
    if (!asked.ok) {
      const answer = (await (await fetch(address, { signal: AbortSignal.timeout(queryLimitMs) })).json()) as {
        message?: string;
      };
      notify.error(answer.message ?? `${what} could not be downloaded. Please try again.`);
      return false;
    }
    const link = Object.assign(document.createElement('a'), { href: address, download: '' });
    link.click();
    return true;
  } catch (error) {
    notify.error(`${what} could not be downloaded. ${errorMessage(error)}`);
    return false;
  }
}
