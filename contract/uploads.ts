/** Limits and messages of image uploads (specification, admin area, sections 8 and 9). */
export const imageUpload = {
  path: '/image-server/upload',
  /** Name of the multipart field. */
  field: 'image',
  mostBytes: 2_097_152,
  /** Types offered by a file chooser; the server checks a file's content. */
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  tooLarge: 'File size exceeds 2 MB. Please upload a smaller image.',
  failed: 'Failed to upload image.',
  notAnImage: 'This file is not a PNG, JPEG, WebP or GIF image.',
  /** CSRF protection: a form of another site cannot set this header. */
  ownHeader: 'x-requested-with',
} as const;

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
