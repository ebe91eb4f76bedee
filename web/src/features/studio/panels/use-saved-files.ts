import { useCallback, useState } from 'react';
import type { MouseEvent } from 'react';
import { notify } from '../../../lib/notify';

const notSaved = 'This post could not be saved yet, so its files would be old. Please try again in a moment.';

interface SavedFiles {
  /** The post is being saved. */
  isBusy: boolean;
  whenSaved: (act: () => void | Promise<void>) => void;
  /** Handles a click on the link to a file. */
  download: (href: string) => (event: MouseEvent) => void;
}

/** Saves a post before its files are made: a print shows what is saved. */
export function useSavedFiles(flush: () => Promise<boolean>): SavedFiles {
  const [isBusy, setBusy] = useState(false);
  const whenSaved = useCallback(
    (act: () => void | Promise<void>) => {
      setBusy(true);
      void flush()
        .then((isSaved) => (isSaved ? act() : void notify.error(notSaved)))
        .finally(() => setBusy(false));
    },
    [flush],
  );
  const download = (href: string) => (event: MouseEvent) => {
    event.preventDefault();
    whenSaved(() => follow(href));
  };
  return { isBusy, whenSaved, download };
}

/** Follows a link to a file, which the browser saves. */
function follow(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
