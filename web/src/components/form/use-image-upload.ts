import { useEffect, useRef, useState } from 'react';
import { imageUpload } from '../../../../contract/image-upload';
import { UploadRefused, uploadImage, whyNot } from '../../lib/upload-image';

export interface ImageUpload {
  /** Share that has been sent, 0 to 1; null while nothing is on its way. */
  progress: number | null;
  /** Why the last file was not taken. */
  problem: string | null;
  /** Says what is wrong with a file before it is sent. Answers whether anything is. */
  refuse: (file: File) => boolean;
  send: (file: File | undefined) => Promise<void>;
  stop: () => void;
}

/** Sends one image at a time and hands its address over; a new one takes the place of one on its way. */
export function useImageUpload(onUploaded: (url: string) => void, onRefused?: (sentence: string) => void): ImageUpload {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const say = (sentence: string | null) => {
    setProblem(sentence);
    if (sentence) onRefused?.(sentence);
  };
  const refuse = (file: File) => {
    const sentence = whyNot(file);
    setProblem(sentence);
    return sentence !== null;
  };
  const send = async (file: File | undefined) => {
    if (!file) return;
    current.current?.abort();
    const refusal = whyNot(file);
    say(refusal);
    if (refusal) return;
    const control = new AbortController();
    current.current = control;
    setProgress(0);
    try {
      onUploaded(await uploadImage(file, { onProgress: setProgress, signal: control.signal }));
    } catch (error) {
      if (!control.signal.aborted) say(error instanceof UploadRefused ? error.message : imageUpload.failed);
    } finally {
      // of one that was replaced, the next one's progress is shown by now
      if (current.current === control) setProgress(null);
    }
  };
  return { progress, problem, refuse, send, stop: () => current.current?.abort() };
}
