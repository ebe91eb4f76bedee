import { chooseTemplate, fillTemplate } from './default-prompt';
import type { PromptTemplates } from './default-prompt';

const templates: PromptTemplates = [
  { niche: null, platform: 'FACEBOOK', text: 'facebook' },
  { niche: null, platform: 'INSTAGRAM', text: 'instagram' },
  { niche: 'PETS', platform: null, text: 'pets' },
  { niche: 'ART', platform: null, text: 'art' },
  { niche: 'ART', platform: 'INSTAGRAM', text: 'art on instagram' },
];

/** All templates that a random choice can return. */
const reachable = (platform: 'FACEBOOK' | 'INSTAGRAM', niche: 'PETS' | 'ART' | 'DIY') => [
  ...new Set(Array.from({ length: 60 }, (_, step) => chooseTemplate(templates, platform, niche, () => step / 60))),
];

describe('default prompt', () => {
  it("is one of the platform's general templates or of the niche's variants", () => {
    expect(reachable('FACEBOOK', 'PETS')).toEqual(['facebook', 'pets']);
    expect(reachable('FACEBOOK', 'ART')).toEqual(['facebook', 'art']);
    expect(reachable('INSTAGRAM', 'ART')).toEqual(['instagram', 'art', 'art on instagram']);
    expect(reachable('INSTAGRAM', 'DIY')).toEqual(['instagram']);
  });

  it('is chosen at random', () => {
    const chosen = new Set(Array.from({ length: 200 }, () => chooseTemplate(templates, 'INSTAGRAM', 'ART')));
    expect(chosen.size).toBe(3);
  });

  it('names the format even when no template fits', () => {
    expect(fillTemplate(chooseTemplate([], 'FACEBOOK', 'ART'), 'SQUARE')).toBe('The image should be in Square format.');
  });

  it.each([
    ['SQUARE', 'A Square picture. The image should be in Square format.'],
    ['LANDSCAPE', 'A Landscape picture. The image should be in Landscape format.'],
  ] as const)('replaces the size %s wherever the text names it', (size, text) => {
    expect(fillTemplate('A {size} picture. The image should be in {size} format.', size)).toBe(text);
  });
});
