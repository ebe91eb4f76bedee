/** Rules and sentences of an image that somebody uploads (specification, admin area, sections 8 and 9). */
export const imageUpload = {
  path: '/image-server/upload',
  /** Name of the multipart field. */
  field: 'image',
  mostBytes: 2_097_152,
  /** What a file chooser offers; what counts is a file's content. */
  types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
  tooLarge: 'File size exceeds 2 MB. Please upload a smaller image.',
  failed: 'Failed to upload image.',
  notAnImage: 'This file is not a PNG, JPEG, WebP or GIF image.',
  /** No form of another site can send this header, so whoever sends it is no form of another site. */
  ownHeader: 'x-requested-with',
} as const;
