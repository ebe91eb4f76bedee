import { POST_SIZES, POST_SIZE_NAMES } from './sizes';

/** Returns the paths of a post's prints, one entry for each size. */
export const printAddressesOf = (designId: string) =>
  POST_SIZE_NAMES.map((size) => {
    const path = `/designs/${designId}/prints/${size.toLowerCase()}`;
    return { size, ...POST_SIZES[size], pngUrl: `${path}.png`, jpgUrl: `${path}.jpg`, webpUrl: `${path}.webp` };
  });
