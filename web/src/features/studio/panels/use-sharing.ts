import { useEffect, useRef, useState } from 'react';
import { sessionEnded, errorMessage } from '../../../lib/errors';
import { notify } from '../../../lib/notify';
import { mutationLimitMs } from '../../../lib/time-limit';
import { notSaved } from './use-saved-files';

const probe = () => new File([new Uint8Array(1)], 'post.jpg', { type: 'image/jpeg' });

/** Returns whether this browser hands pictures to other apps. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe()] });

const notShared = 'The picture could not be shared. You can download it instead.';

/** Loads a picture of this site. Resolves to a sentence when it is refused. @throws TypeError for a lost connection */
async function loadFile(path: string, name: string): Promise<File | string> {
  const answer = await fetch(path, { signal: AbortSignal.timeout(mutationLimitMs) });
  if (answer.ok) return new File([await answer.blob()], name, { type: 'image/jpeg' });
  if (answer.status === 401) return sessionEnded;
  const { message } = (await answer.json().catch(() => ({}))) as { message?: string };
  return `The picture could not be loaded. ${message ?? 'Please try again in a moment.'}`;
}

/** Opens the share sheet. Returns false when too much time has passed since the press of the button. */
async function openSheet(file: File, isPressedNow: boolean): Promise<boolean> {
  try {
    await navigator.share({ files: [file] });
  } catch (error) {
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'NotAllowedError' && !isPressedNow) return false;
    // closing the sheet is no failure, nor is a press while it is open
    if (name !== 'AbortError' && name !== 'InvalidStateError') notify.error(notShared);
  }
  return true;
}

interface Shared {
  path: string;
  name: string;
  /** Another value when the picture shows something else. */
  content: unknown;
  /** Saves the post. A print shows what is saved. */
  flush: () => Promise<boolean>;
}

/**
 * Shares a picture once it is saved and loaded. A browser opens its sheet for seconds after a press only: after a slow
 * load the file is ready for another press.
 */
export function useSharing({ path, name, content, flush }: Shared) {
  const [isLoading, setLoading] = useState(false);
  const [waiting, setWaiting] = useState<{ path: string; content: unknown; file: File } | null>(null);
  const newest = useRef(content);
  const isLeft = useRef(false);
  useEffect(() => {
    newest.current = content;
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const ready = waiting?.path === path && waiting.content === content ? waiting.file : null;

  const load = async () => {
    if (!(await flush())) return notify.error(notSaved);
    const saved = newest.current;
    const file = await loadFile(path, name);
    if (isLeft.current) return undefined;
    if (typeof file === 'string') return notify.error(file);
    // the button is free while the sheet is open
    void openSheet(file, false).then((isOver) => !isOver && setWaiting({ path, content: saved, file }));
    return undefined;
  };
  return {
    isLoading,
    /** The next press opens the sheet at once. */
    isReady: ready !== null,
    share: async () => {
      if (isLoading) return;
      setWaiting(null);
      if (ready) {
        await openSheet(ready, true);
        return;
      }
      setLoading(true);
      await load().catch((error: unknown) => notify.error(`The picture could not be loaded. ${errorMessage(error)}`));
      setLoading(false);
    },
  };
}
