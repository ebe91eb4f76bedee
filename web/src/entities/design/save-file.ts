import type { MouseEvent } from 'react';
import { errorMessage, sessionEnded } from '../../lib/errors';
import { mutationLimitMs } from '../../lib/time-limit';
import { notify } from '../../lib/notify';

/** Address of the archive of these designs. */
export const designsArchive = (ids: readonly string[]) => `/designs/archive.zip?ids=${ids.join(',')}`;
/** Address of the archive of every size of a post. */
export const sizesArchive = (id: string) => `/designs/${encodeURIComponent(id)}/archive.zip`;

/**
 * Saves a picture, or an archive of pictures, streamed to the disk by the browser. It checks first whether the download
 * is allowed, so that a refusal is a message and not a broken file.
 * @param what what is saved in words, for messages: 'These designs'
 * @returns whether the download has started
 */
export async function saveFile(address: string, what: string): Promise<boolean> {
  try {
    const asked = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(mutationLimitMs) });
    if (asked.status === 401) {
      notify.error(sessionEnded);
      return false;
    }
    const again = asked.ok ? null : await fetch(address, { signal: AbortSignal.timeout(mutationLimitMs) });
    // what refused it may have passed
    if (again?.ok) await again.body?.cancel();
    else if (again) {
      const answer = (await again.json()) as { message?: string };
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

/** Handles a click on the link to a file: `saveFile` reports what the browser's own download would not. */
export const saveLink = (address: string, what: string) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void saveFile(address, what);
};
