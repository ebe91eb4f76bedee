/** A design as the API returns it. */
export interface TestDesign {
  id: string;
  platform: 'FACEBOOK' | 'INSTAGRAM';
  postType: 'FACEBOOK_POST' | 'INSTAGRAM_POST';
  size: 'SQUARE' | 'LANDSCAPE';
  niche: string;
  style: string;
  primaryText: string;
  customPrompt: string;
  enhancedPrompt: string | null;
  lettering: 'SET' | 'DRAWN';
  credits: 0 | 1;
  correction: 'SET_WORDS' | 'PAINT_AGAIN' | null;
  corrects: string | null;
  misspelled: boolean | null;
  brandId: string | null;
  pictureSource: 'PAINTED' | 'PHOTO';
  photoId: string | null;
  status: 'QUEUED' | 'RUNNING' | 'SUCCEEDED' | 'FAILED' | 'CANCELLED';
  step: 'WRITING' | 'PAINTING' | 'CHECKING' | 'SETTING' | null;
  error: string | null;
  imageUrl: string | null;
  thumbnailUrl: string | null;
  downloadUrl: string | null;
  width: number | null;
  height: number | null;
  document: { id: string; version: number; headline: string } | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

const createdAt = '2026-03-01T12:00:00.000Z';
const finishedAt = '2026-03-01T12:00:09.000Z';

/** Creates a design that was just requested; a test sets the fields it needs. */
export const aDesign = (parts: Partial<TestDesign> = {}): TestDesign => ({
  id: '01900000-0000-7000-8000-0000000000d1',
  platform: 'FACEBOOK',
  postType: 'FACEBOOK_POST',
  size: 'SQUARE',
  niche: 'BUSINESS',
  style: 'PROFESSIONAL',
  primaryText: 'Two loaves for one',
  customPrompt: 'Warm light.',
  enhancedPrompt: null,
  lettering: 'DRAWN',
  credits: 1,
  correction: null,
  corrects: null,
  misspelled: null,
  brandId: null,
  pictureSource: 'PAINTED',
  photoId: null,
  status: 'QUEUED',
  step: null,
  error: null,
  imageUrl: null,
  thumbnailUrl: null,
  downloadUrl: null,
  width: null,
  height: null,
  document: null,
  createdAt,
  startedAt: null,
  finishedAt: null,
  ...parts,
});

/** Creates the post of a design as the editor loads it. */
export const aPost = (id: string, { version = 1, headline = 'Two loaves for one' } = {}) => {
  const text = (words = '') => ({ text: words, hidden: false, scale: 1, align: null });
  return {
    id,
    version,
    firstSize: 'SQUARE',
    content: {
      version: 1,
      words: { badge: text(), headline: text(headline), second: text('Fresh at 7'), button: text(), contact: text() },
      layout: 'card@1',
      palette: {
        ground: '#ffffff',
        soft: '#eeeeee',
        main: '#335577',
        second: '#557733',
        accent: '#cc5533',
        deep: '#111111',
        from: 'PICTURE',
      },
      fonts: 'GROTESQUE',
      picture: { focalX: 0.5, focalY: 0.5, finish: 'NATURAL' },
      logo: null,
      perSize: [],
      caption: { text: '', hashtags: [], altText: '', language: 'en' },
    },
  };
};
export type TestPost = ReturnType<typeof aPost>;

/** Creates a design with a picture. */
export function aFinishedDesign(parts: Partial<TestDesign> = {}): TestDesign {
  const { id } = aDesign(parts);
  return aDesign({
    status: 'SUCCEEDED',
    imageUrl: `/files/designs/${id}.png`,
    thumbnailUrl: `/files/designs/${id}.webp`,
    downloadUrl: `/files/designs/${id}/download`,
    width: 1024,
    height: 1024,
    startedAt: createdAt,
    finishedAt,
    ...parts,
  });
}
