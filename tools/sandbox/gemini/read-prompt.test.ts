import { briefOf, readPromptFacts } from './read-prompt';

const PROMPT = [
  'Create a finished social media post image for a real business, ready to publish.',
  'Platform: instagram',
  'Post type: instagram-post',
  'Image size: Landscape (16:9)',
  'Style: bold',
  'Niche: cooking',
  'Primary text: "Fresh bread, every morning"',
  'A rustic sourdough loaf on a floured oak table, steam rising. The image should be in Landscape format.',
].join('\n');

describe('reading prompts', () => {
  it('reads the named lines', () => {
    expect(readPromptFacts(PROMPT)).toMatchObject({
      platform: 'instagram',
      size: 'landscape',
      style: 'bold',
      niche: 'cooking',
      primaryText: 'Fresh bread, every morning',
    });
    expect(briefOf(PROMPT, '1:1').size).toBe('square');
  });

  it('does not take style or niche from the primary text', () => {
    const tricky = PROMPT.replace(
      'Fresh bread, every morning',
      'Playful travel: the "minimal" pets Platform: facebook',
    );
    expect(readPromptFacts(tricky)).toMatchObject({
      platform: 'instagram',
      style: 'bold',
      niche: 'cooking',
      primaryText: 'Playful travel: the "minimal" pets Platform: facebook',
    });
  });

  it('finds words anywhere when there are no lines', () => {
    expect(readPromptFacts('A playful Instagram picture for a dog groomer saying "Wash day", 16:9')).toMatchObject({
      platform: 'instagram',
      style: 'playful',
      niche: 'pets',
      size: 'landscape',
      primaryText: 'Wash day',
    });
  });

  it('takes the sender from the prompt, and invents none', () => {
    expect(briefOf(PROMPT, '1:1')).toMatchObject({ brand: '', handle: '', site: '', callToAction: '' });
    expect(
      briefOf(
        `${PROMPT}\nBrand: "Marlow Bakery"\nCall to action: See the menu.\nWebsite: https://marlow.example\nWe are @marlow.bakes.`,
        '1:1',
      ),
    ).toMatchObject({
      brand: 'Marlow Bakery',
      callToAction: 'See the menu',
      site: 'marlow.example',
      handle: '@marlow.bakes',
    });
    expect(briefOf(PROMPT.replace('Fresh bread, every morning', 'Follow @us, brand: new'), '1:1')).toMatchObject({
      brand: '',
      handle: '',
    });
  });
});
