import { refOf } from '../../../../../studio/posts/layout';
import { layoutOf } from '../../../../../studio/posts/layouts/index';
import { newDocument } from '../../../../../studio/posts/new-document';
import { CELL_BYTES, SAMPLE_SIDE } from '../../../../../studio/posts/picture-sample';
import type { PostSize } from '../../../../../studio/posts/sizes';

/** A still life of simple shapes in the tones of paper. */
const scene = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#d8cdbf"/><stop offset="1" stop-color="#b8a996"/></linearGradient></defs><rect width="600" height="600" fill="url(#w)"/><rect y="400" width="600" height="200" fill="#9c8b76"/><ellipse cx="300" cy="470" rx="190" ry="34" fill="#85745f"/><path d="M205 470q-40-160 40-240v-80h110v80q80 80 40 240z" fill="#efe7da"/><path d="M300 150q-70-70-20-130 50 60 20 130 60-60 110-70-20 80-110 70" fill="#7f8a63"/></svg>`;
const picture = `data:image/svg+xml,${encodeURIComponent(scene)}`;
const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(186) };

const example = (name: string, layout: string, size: PostSize, second: string) => {
  const brief = { primaryText: name, style: 'minimal', niche: 'lifestyle', seed: 'brand' } as const;
  return {
    name,
    picture,
    sample,
    size,
    post: { ...newDocument(brief, sample, { second, button: 'See more' }), layout: refOf(layoutOf(layout)) },
  };
};

/** What a brand is shown on while the account has no posts: their words stand on plain grounds. */
export const examplePosts = [
  example('Made slowly, by hand', 'gallery', 'SQUARE', 'New in the shop this week.'),
  example('Open on Sunday', 'window', 'SQUARE', 'From ten to four.'),
  example('Two for one', 'poster', 'SQUARE', 'Only this Friday.'),
];
