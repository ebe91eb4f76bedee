import { plusDays } from '../../../contract/time-zone';

const startsOn = '2026-12-01';

/** A post of a month as the API returns it. */
export const aMonthPost = (index: number, parts: object = {}) => ({
  id: `01900000-0000-7000-8000-0000000000${String(10 + index)}`,
  day: plusDays(startsOn, index * 3),
  angle: index === 0 ? 'TEASER' : 'OFFER',
  headline: `Loaf ${index + 1}`,
  second: '',
  caption: `Caption ${index + 1}`,
  hashtags: ['bread'],
  state: 'PLANNED',
  picture: null,
  error: null,
  remakeCredits: null,
  design: null,
  ...parts,
});

/** A month with four posts as the API returns it. */
export const aMonth = (parts: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  version: 1,
  idea: 'Fresh bread from our stone oven',
  startsOn,
  platform: 'INSTAGRAM',
  niche: 'COOKING',
  style: 'MINIMAL',
  brand: null,
  language: 'en',
  state: 'DRAFT',
  pictures: null,
  hold: null,
  reminders: true,
  pictureAddresses: false,
  pictureAddressesUntil: plusDays(startsOn, 39),
  createdAt: '2026-11-27T12:00:00.000Z',
  posts: [0, 1, 2, 3].map((index) => aMonthPost(index)),
  ...parts,
});
