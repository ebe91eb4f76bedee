import { useState } from 'react';
import type { MouseEvent } from 'react';
import { saveFile } from '../../../entities/design/save-file';
import { notify } from '../../../lib/notify';

/** Said of a file that would not show the newest changes. */
export const notSaved = 'This post could not be saved yet, so its files would be old. Please try again in a moment.';

interface SavedFiles {
  /** Address of the file that is being made; null when none is. */
  busy: string | null;
  /** Handles a click on the link to a file. */
  download: (href: string, what: string) => (event: MouseEvent) => void;
}

/** Saves a post before its files are made, one at a time: a print shows what is saved. */
export function useSavedFiles(flush: () => Promise<boolean>): SavedFiles {
  const [busy, setBusy] = useState<string | null>(null);
  const save = async (href: string, what: string) => {
    setBusy(href);
    try {
      if (await flush()) await saveFile(href, what);
      else notify.error(notSaved);
    } finally {
      setBusy(null);
    }
  };
  const download = (href: string, what: string) => (event: MouseEvent) => {
    event.preventDefault();
    if (busy === null) void save(href, what);
  };
  return { busy, download };
}
