import { useEffect, useRef, useState } from 'react';
import { imageUpload } from '../../../../contract/uploads';
import { UploadRefused, uploadImage, whyNot } from '../../lib/upload-image';

/** What is uploaded, and where. */
interface Upload<Uploaded> {
  /** Returns why a file must not be sent; null when it may be. */
  whyNot: (file: File) => string | null;
  upload: (file: File, options: Parameters<typeof uploadImage>[1]) => Promise<Uploaded>;
  failed: string;
}

const images: Upload<string> = { whyNot, upload: uploadImage, failed: imageUpload.failed };

export interface ImageUpload {
  /** Uploaded share, 0 to 1; null while no upload is running. */
  progress: number | null;
  /** Why the last file was refused. */
  problem: string | null;
  /** Checks a file before the upload and shows its problem. Returns whether there is one. */
  refuse: (file: File) => boolean;
  /** Shows a problem; null clears it. */
  say: (sentence: string | null) => void;
  send: (file: File | undefined) => Promise<void>;
  stop: () => void;
}

/** Uploads one image at a time and passes its address on; a new upload replaces a running one. */
export const useImageUpload = (
  onUploaded: (url: string) => void,
  onRefused?: (sentence: string) => void,
): ImageUpload => useUpload(images, onUploaded, onRefused);

/** Uploads one file at a time and passes the answer on; a new upload replaces a running one. */
export function useUpload<Uploaded>(
  { whyNot: reasonAgainst, upload, failed }: Upload<Uploaded>,
  onUploaded: (uploaded: Uploaded) => void,
  onRefused?: (sentence: string) => void,
): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const say = (sentence: string | null) => {
    setProblem(sentence);
    if (sentence) onRefused?.(sentence);
  };
  const refuse = (file: File) => {
    const sentence = reasonAgainst(file);
    setProblem(sentence);
    return sentence !== null;
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    current.current?.abort();
    const refusal = reasonAgainst(file);
    say(refusal);
    if (refusal) return;
    const control = new AbortController();
    current.current = control;
    setProgress(0);
    try {
      onUploaded(await upload(file, { onProgress: setProgress, signal: control.signal }));
    } catch (error) {
      if (!control.signal.aborted) say(error instanceof UploadRefused ? error.message : failed);
    } finally {
      // a replaced upload must not reset the next one's progress
      if (current.current === control) setProgress(null);
    }
  };
  return { progress, problem, refuse, say, send, stop: () => current.current?.abort() };
}
