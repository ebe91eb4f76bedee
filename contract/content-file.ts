import { imageUpload } from './image-upload';

/** The file of exported content. */
export const contentFile = {
  /** The kind of file, which an import asks for. */
  format: 'postloom-content',
  /** Bytes of all images in a file; the others stand in it by their addresses alone. */
  mostImageBytes: 12_000_000,
  /** Bytes of a file that is imported: its images in Base64, and all sections at their longest. */
  mostBytes: 25_000_000,
  /** Bytes of one image, as for an upload. */
  mostBytesOfImage: imageUpload.mostBytes,
} as const;
