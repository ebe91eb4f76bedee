import { useEffect, useRef, useState } from 'react';
import { z } from 'zod';
import { imageUpload } from '../../../../../contract/uploads';
import { mostTicketImages, tooManyTicketImages } from '../../../../../contract/ticket-image';
import { readDraft, writeDraft } from '../../../lib/draft';
import { UploadRefused, uploadTicketPicture, uploadedPicture, whyNot } from '../../../lib/upload-image';
import type { UploadedPicture } from '../../../lib/upload-image';
import { picturesOf } from '../reply-draft';

/** A picture of an unsent message. */
export interface UnsentPicture {
  /** Unique on this page. */
  key: string;
  /** Name of its file. */
  name: string;
  /** Object or server address of the preview; null for a file that is no picture. */
  preview: string | null;
  /** Uploaded share, 0 to 1; null when no upload is running. */
  progress: number | null;
  /** Why it cannot be sent. */
  problem: string | null;
  /** Uploads it again; null where that would not help. */
  again: (() => void) | null;
  /** Null until it is uploaded. */
  uploaded: UploadedPicture | null;
}

export interface Pictures {
  list: readonly UnsentPicture[];
  /** Adds chosen, dropped or pasted files, and uploads them. */
  add: (files: readonly File[]) => void;
  remove: (key: string) => void;
  /** Reports that no more pictures can be added. */
  refuseMore: () => void;
  /** Restores the uploaded pictures of a message that could not be sent. */
  restore: (pictures: readonly UploadedPicture[]) => void;
  /** Marks an uploaded picture that cannot be displayed: it was deleted in the meantime. */
  lose: (key: string) => void;
  /** Why no more of them, or not so many, can be added. */
  problem: string | null;
  uploading: boolean;
  /** Whether one of them prevents sending. */
  blocked: boolean;
  /**
   * Waits for the uploads.
   * @returns the pictures; null when one of them cannot be sent
   */
  settled: () => Promise<UploadedPicture[] | null>;
  /** Removes all pictures after the message was sent. */
  clear: () => void;
}

/** The form error shown when a picture prevents sending. */
export const unsettledPictures = {
  code: 'INVALID_INPUT',
  message: 'A picture could not be uploaded. Remove it or try it again, then send your message.',
  field: null,
};

const gone = 'This picture is no longer there. Please add it again.';

const asUnsent = (uploaded: UploadedPicture): UnsentPicture => ({
  key: uploaded.id,
  name: 'Picture',
  preview: uploaded.thumbnailUrl ?? uploaded.imageUrl,
  progress: null,
  problem: null,
  again: null,
  uploaded,
});

const forget = ({ preview }: UnsentPicture) => {
  if (preview?.startsWith('blob:')) URL.revokeObjectURL(preview);
};

/** The pictures of an unsent message, stored under the draft's name. Uploaded ones survive a page change. */
export function usePictures({ name, owner }: { name: string; owner: string }): Pictures {
  const draft = picturesOf(name);
  const [list, setList] = useState<readonly UnsentPicture[]>(() =>
    (readDraft(draft, owner, z.array(uploadedPicture)) ?? []).map(asUnsent),
  );
  const [tooMany, setTooMany] = useState(false);
  // uploads outlive the render that started them
  const current = useRef(list);
  const uploads = useRef(new Map<string, { stop: AbortController; done: Promise<void> }>());
  const left = useRef(false);
  useEffect(() => {
    const running = uploads.current;
    left.current = false;
    return () => {
      left.current = true;
      for (const { stop } of running.values()) stop.abort();
      current.current.forEach(forget);
    };
  }, []);

  const change = (next: readonly UnsentPicture[]) => {
    current.current = next;
    setList(next);
    const uploaded = next.flatMap((picture) => picture.uploaded ?? []);
    writeDraft(draft, owner, uploaded.length > 0 ? uploaded : null);
  };
  const update = (key: string, parts: Partial<UnsentPicture>) =>
    change(current.current.map((picture) => (picture.key === key ? { ...picture, ...parts } : picture)));

  const upload = (key: string, file: File) => {
    const stop = new AbortController();
    update(key, { progress: 0, problem: null, again: null });
    const done = uploadTicketPicture(file, {
      onProgress: (progress) => update(key, { progress }),
      signal: stop.signal,
    }).then(
      (uploaded) => update(key, { uploaded, progress: null }),
      (error: unknown) => {
        if (stop.signal.aborted) return;
        const repeatable = !(error instanceof UploadRefused) || error.mayBeRepeated;
        update(key, {
          progress: null,
          problem: error instanceof UploadRefused ? error.message : imageUpload.failed,
          again: repeatable ? () => upload(key, file) : null,
        });
      },
    );
    uploads.current.set(key, { stop, done });
  };

  const add = (files: readonly File[]) => {
    const room = Math.max(0, mostTicketImages - current.current.length);
    setTooMany(files.length > room);
    for (const file of files.slice(0, room)) {
      const key = crypto.randomUUID();
      const problem = whyNot(file);
      const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
      const { name: called } = file;
      change([
        ...current.current,
        { key, name: called, preview, progress: null, problem, again: null, uploaded: null },
      ]);
      if (problem === null) upload(key, file);
    }
  };
  const drop = (dropped: readonly UnsentPicture[]) => {
    for (const picture of dropped) {
      uploads.current.get(picture.key)?.stop.abort();
      uploads.current.delete(picture.key);
      forget(picture);
    }
    setTooMany(false);
    change(current.current.filter((picture) => !dropped.includes(picture)));
  };
  const isBlocked = (pictures: readonly UnsentPicture[]) =>
    pictures.length > mostTicketImages || pictures.some(({ problem }) => problem !== null);

  return {
    list,
    add,
    remove: (key) => drop(current.current.filter((picture) => picture.key === key)),
    refuseMore: () => setTooMany(true),
    restore: (pictures) => change([...pictures.map(asUnsent), ...current.current]),
    lose: (key) => update(key, { problem: gone, uploaded: null }),
    problem: tooMany || list.length > mostTicketImages ? tooManyTicketImages : null,
    uploading: list.some(({ progress }) => progress !== null),
    blocked: isBlocked(list),
    settled: async () => {
      // more may be added during the upload
      while (!left.current && current.current.some(({ progress }) => progress !== null))
        await Promise.all([...uploads.current.values()].map(({ done }) => done));
      return left.current || isBlocked(current.current)
        ? null
        : current.current.flatMap(({ uploaded }) => uploaded ?? []);
    },
    clear: () => drop(current.current),
  };
}
