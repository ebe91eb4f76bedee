/** For tests of something else than models: one that paints a quarter of the pixels, and refuses to be asked for more. */
export const smallPictures = { IMAGE_MODELS: 'gemini-3.1-flash-lite-image' };
