/** Limits and messages of photos that are uploaded as the background of a post. */
export const photoUpload = {
  /** Path for uploads, and prefix of the paths that serve them. */
  path: '/design-photos',
  /** Name of the multipart field. */
  field: 'image',
  mostBytes: 15 * 1024 * 1024,
  /** Types offered by a file chooser; the server checks a file's content. */
  types: ['image/jpeg', 'image/png', 'image/webp'],
  /** Pixels of the longer and the shorter side: less would look blurred in a post. */
  leastLong: 1080,
  leastShort: 720,
  tooLarge: 'This photo is larger than 15 MB. Please use a smaller one.',
  failed: 'The photo could not be uploaded. Please try again.',
  notAPhoto: 'This file is not a JPEG, PNG or WebP photo.',
  heic: 'This is a HEIC photo, which browsers can’t show. Please save it as JPEG first: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
} as const;

/** Returns the private paths of a photo: the photo itself, and a small copy for lists. */
export const photoPaths = (id: string) => {
  const url = `${photoUpload.path}/${id}`;
  return { url, thumbnailUrl: `${url}/thumbnail` };
};
