import { useEffect, useEffectEvent, useState } from 'react';
import type { RefObject } from 'react';

const hasFiles = (data: DataTransfer | null): boolean => data?.types.includes('Files') ?? false;

/**
 * Accepts files that are dropped or pasted anywhere in the form around an element.
 * @returns whether files are being dragged over the form
 */
export function useDroppedFiles(inside: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [over, setOver] = useState(false);
  const receive = useEffectEvent((files: FileList) => onFiles([...files]));
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form) return undefined;
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      // A copy from a document means its text; the browser offers a picture of it as well.
      if (!data || data.files.length === 0 || data.types.includes('text/plain')) return;
      event.preventDefault();
      receive(data.files);
    };
    const hover = (event: DragEvent) => {
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !form.contains(event.relatedTarget)) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer || !hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(false);
      receive(event.dataTransfer.files);
    };
    form.addEventListener('paste', paste);
    form.addEventListener('dragover', hover);
    form.addEventListener('dragleave', leave);
    form.addEventListener('drop', drop);
    return () => {
      form.removeEventListener('paste', paste);
      form.removeEventListener('dragover', hover);
      form.removeEventListener('dragleave', leave);
      form.removeEventListener('drop', drop);
    };
  }, [inside]);
  return over;
}
