import { sections } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';

const navbar = sections.navbar.defaults;
const banner = sections.banner.defaults;
const testimonials = sections.testimonials.defaults;
const [button] = banner.buttons;
const [said] = testimonials.testimonials;
const story = testimonials.successStory;

/** Messages of a refusal; none when the body is valid. */
const refusal = (key: SectionKey, body: object) =>
  sections[key].schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

describe('the validation of a saved section', () => {
  it.each<[SectionKey, string, object, string]>([
    ['navbar', 'no menu item', { ...navbar, menuItems: [] }, 'Please leave at least one menu item.'],
    ...(['loginText', 'registerText', 'dashboardText'] as const).map((field): [SectionKey, string, object, string] => [
      'navbar',
      `a blank ${field}`,
      { ...navbar, authButtons: { ...navbar.authButtons, [field]: ' ' } },
      'Please enter a text.',
    ]),
    [
      'navbar',
      'an entry without text',
      { ...navbar, menuItems: [{ ...navbar.menuItems[0], text: '' }] },
      'Please enter a text.',
    ],
    [
      'navbar',
      'an entry without text in a menu',
      { ...navbar, menuItems: [{ ...navbar.menuItems[0], children: [{ text: '', link: '/about' }] }] },
      'Please enter a text.',
    ],
    ['banner', 'no button', { ...banner, buttons: [] }, 'Please leave at least one button.'],
    ['banner', 'a button without text', { ...banner, buttons: [{ ...button, text: ' ' }] }, 'Please enter a text.'],
    ['banner', 'a blank title', { ...banner, title: ' ' }, 'Please enter a title.'],
    ['banner', 'a blank description', { ...banner, description: '' }, 'Please enter a description.'],
    ['testimonials', 'no testimonial', { ...testimonials, testimonials: [] }, 'Please leave at least one testimonial.'],
    ...(['name', 'position', 'quote'] as const).map((field): [SectionKey, string, object, string] => [
      'testimonials',
      `a blank ${field}`,
      { ...testimonials, testimonials: [{ ...said, [field]: '' }] },
      `Please enter a ${field}.`,
    ]),
    [
      'testimonials',
      'no star',
      { ...testimonials, testimonials: [{ ...said, rating: 0 }] },
      'Please choose 1 to 5 stars.',
    ],
    [
      'testimonials',
      'a story without a title',
      { ...testimonials, successStory: { ...story, title: '' } },
      'Please enter a title.',
    ],
    [
      'testimonials',
      'a story without a description',
      { ...testimonials, successStory: { ...story, description: ' ' } },
      'Please enter a description.',
    ],
    [
      'banner',
      'an address that is no image',
      { ...banner, backgroundImage: 'https://example.com/page.html' },
      'Please enter a valid image URL (jpg, jpeg, png, gif, webp)',
    ],
    [
      'banner',
      'a video elsewhere',
      { ...banner, video: { link: 'https://example.com/film', thumbnail: '' } },
      'Please enter a valid YouTube URL',
    ],
    ...['watch?v=short', 'watch?list=abcdefghijk', 'embed/', 'watch?v=abcdefghijkl'].map(
      (path): [SectionKey, string, object, string] => [
        'banner',
        `no video at ${path}`,
        { ...banner, video: { link: `https://www.youtube.com/${path}`, thumbnail: '' } },
        'Please enter a valid YouTube URL',
      ],
    ),
  ])('refuses %s with %s', (key, _what, body, sentence) => {
    expect(refusal(key, body)).toEqual([sentence]);
  });

  it.each([
    'https://www.youtube.com/watch?v=abcdefghijk',
    'https://m.youtube.com/watch?list=x&v=abc-efg_ijk&t=4',
    'https://youtu.be/abcdefghijk?t=4',
    'https://www.youtube-nocookie.com/embed/abcdefghijk',
  ])('accepts the video %s', (link) => {
    expect(refusal('banner', { ...banner, video: { link, thumbnail: '' } })).toEqual([]);
  });
});
