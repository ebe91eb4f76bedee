import { notify } from '../../../lib/notify';

const probe = () => new File([new Uint8Array(1)], 'post.jpg', { type: 'image/jpeg' });

/** Returns whether this browser hands pictures to other apps. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe()] });

/** Opens the share sheet with a picture of this site. */
export async function shareFile(path: string, name: string): Promise<void> {
  try {
    const answer = await fetch(path);
    if (!answer.ok) throw new TypeError(`${path} was answered with ${answer.status}`);
    await navigator.share({ files: [new File([await answer.blob()], name, { type: 'image/jpeg' })] });
  } catch (error) {
    // closing the sheet is no failure
    if (error instanceof DOMException && error.name === 'AbortError') return;
    notify.error('The picture could not be shared. You can download it instead.');
  }
}
