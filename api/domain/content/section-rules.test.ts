import { sectionDefaults } from './defaults/section-defaults';
import { sectionInputs, sectionSchemas } from './section-schemas';
import type { SectionKey } from './section-schemas';

const { navbar, banner, testimonials } = sectionDefaults;
const [button] = banner.buttons;
const [said] = testimonials.testimonials;
const story = testimonials.successStory;

/** Messages of a refusal; none when the body is valid. */
const refusal = (key: SectionKey, body: object) =>
  sectionInputs[key]?.safeParse(body).error?.issues.map(({ message }) => message) ?? [];

describe('the validation of a saved section', () => {
  it.each(Object.keys(sectionInputs) as SectionKey[])('accepts the default of %s', (key) => {
    expect(refusal(key, sectionDefaults[key])).toEqual([]);
    expect(sectionSchemas[key].safeParse(sectionDefaults[key]).success).toBe(true);
  });

  it.each<[SectionKey, string, object, string]>([
    ['navbar', 'no menu item', { ...navbar, menuItems: [] }, 'Please leave at least one menu item.'],
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
    ['testimonials', 'no star', { ...testimonials, testimonials: [{ ...said, rating: 0 }] }, 'is 1 to 5 stars'],
    [
      'testimonials',
      'a story without a title',
      { ...testimonials, successStory: { ...story, title: '' } },
      'Please enter a title.',
    ],
  ])('refuses %s with %s', (key, _what, body, sentence) => {
    expect(refusal(key, body)).toEqual([sentence]);
  });
});
