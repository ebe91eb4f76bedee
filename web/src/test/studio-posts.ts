import { plainText, type PostDocument } from '../../../studio/posts/document';
import { CELL_BYTES, SAMPLE_SIDE } from '../../../studio/posts/picture-sample';
import { POST_SIZES, POST_SIZE_NAMES } from '../../../studio/posts/sizes';

/** Returns a post with a headline and a button. */
export const aPost = (headline = 'Fresh bread', parts: Partial<PostDocument> = {}): PostDocument => ({
  version: 1,
  words: {
    badge: plainText(),
    headline: plainText(headline),
    second: plainText(),
    button: plainText('Order now'),
    contact: plainText(),
  },
  layout: 'horizon@1',
  palette: {
    ground: '#fbf1e6',
    soft: '#f3d2b8',
    main: '#d2603a',
    second: '#e9a23b',
    accent: '#2f6f6d',
    deep: '#33201c',
    from: 'PRESET',
  },
  fonts: 'GROTESQUE',
  picture: { focalX: 0.5, focalY: 0.5, finish: 'NATURAL' },
  logo: null,
  perSize: [],
  caption: { text: '', hashtags: [], altText: '', language: 'en' },
  ...parts,
});

/** What is known of an even grey picture. */
export const greySample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(140) };

/** Returns the post of a design as the Studio loads it. */
export function aStudioDocument(id: string, { logo: _logo, ...content }: PostDocument = aPost()) {
  const folder = `/designs/${id}`;
  return {
    id,
    version: 1,
    content,
    firstSize: 'SQUARE',
    headline: content.words.headline.text,
    pictureUrl: `${folder}/background`,
    pictureRatio: greySample.ratio,
    pictureSample: Buffer.from(greySample.cells).toString('base64'),
    hasLettering: false,
    prints: POST_SIZE_NAMES.map((size) => {
      const path = `${folder}/prints/${size.toLowerCase()}`;
      return { size, ...POST_SIZES[size], pngUrl: `${path}.png`, jpgUrl: `${path}.jpg` };
    }),
  };
}
