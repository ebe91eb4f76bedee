import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { aFinishedDesign } from '../../test/designs';
import { prompts } from '../../test/open-generator';
import type { PromptTemplates } from './default-prompt';
import { freshForm, generatorReducer, toDesignInput } from './generator-form';
import type { GeneratorAction, GeneratorForm } from './generator-form';
import { nicheOptions, postTypes, sizeOf, sizes, styleOptions } from '../../entities/design/design-options';

const templates = prompts as PromptTemplates;
const after = (...actions: GeneratorAction[]): GeneratorForm =>
  actions.reduce(generatorReducer(templates), freshForm(templates, 'SET'));

describe('the form of a design', () => {
  it('starts with the defaults', () => {
    expect(freshForm(templates, 'SET')).toMatchObject({
      lettering: 'SET',
      platform: 'FACEBOOK',
      postType: 'FACEBOOK_POST',
      size: 'SQUARE',
      primaryText: '',
      niche: 'BUSINESS',
      style: 'PROFESSIONAL',
      customPrompt: 'Business on Facebook. The image should be in Square format.',
      enhancedPrompt: '',
    });
  });

  it("uses the platform's post type", () => {
    expect(after({ type: 'platform', platform: 'INSTAGRAM' }).postType).toBe('INSTAGRAM_POST');
    expect(
      after({ type: 'platform', platform: 'INSTAGRAM' }, { type: 'platform', platform: 'FACEBOOK' }).postType,
    ).toBe('FACEBOOK_POST');
  });

  it('updates the default prompt for platform, niche and size', () => {
    expect(after({ type: 'platform', platform: 'INSTAGRAM' }).customPrompt).toBe(
      'Business on Instagram. The image should be in Square format.',
    );
    expect(after({ type: 'niche', niche: 'PETS' }).customPrompt).toBe(
      'Pets anywhere. The image should be in Square format.',
    );
    expect(after({ type: 'size', size: 'LANDSCAPE' }).customPrompt).toBe(
      'Business on Facebook. The image should be in Landscape format.',
    );
    expect(after({ type: 'size', size: 'LANDSCAPE' }, { type: 'niche', niche: 'PETS' }).customPrompt).toBe(
      'Pets anywhere. The image should be in Landscape format.',
    );
  });

  it('keeps the template when only the size changes', () => {
    const two = [
      ...templates,
      { niche: 'BUSINESS', platform: 'FACEBOOK', text: 'Another one, {size}.' },
    ] as PromptTemplates;
    const start = freshForm(two, 'SET');
    for (let turn = 0; turn < 20; turn += 1)
      expect(generatorReducer(two)(start, { type: 'size', size: 'LANDSCAPE' }).template).toBe(start.template);
  });

  it('does not change a prompt that the user has edited, even an empty one', () => {
    const everything: GeneratorAction[] = [
      { type: 'platform', platform: 'INSTAGRAM' },
      { type: 'niche', niche: 'PETS' },
      { type: 'size', size: 'LANDSCAPE' },
    ];
    expect(after({ type: 'customPrompt', text: 'Mine' }, ...everything).customPrompt).toBe('Mine');
    expect(after({ type: 'customPrompt', text: '' }, ...everything).customPrompt).toBe('');
  });

  it('returns to the defaults on reset, and then updates them with the choices again', () => {
    const changed: GeneratorAction[] = [
      { type: 'platform', platform: 'INSTAGRAM' },
      { type: 'size', size: 'LANDSCAPE' },
      { type: 'niche', niche: 'PETS' },
      { type: 'style', style: 'BOLD' },
      { type: 'primaryText', text: 'Hello' },
      { type: 'customPrompt', text: 'Mine' },
      { type: 'enhancedPrompt', text: 'Better' },
    ];
    expect(after(...changed)).toMatchObject({
      style: 'BOLD',
      primaryText: 'Hello',
      customPrompt: 'Mine',
      enhancedPrompt: 'Better',
    });
    expect(after(...changed, { type: 'reset', lettering: 'SET' })).toEqual(freshForm(templates, 'SET'));
    expect(after(...changed, { type: 'reset', lettering: 'SET' }, { type: 'niche', niche: 'PETS' }).customPrompt).toBe(
      'Pets anywhere. The image should be in Square format.',
    );
  });

  it('takes over all values of a design', () => {
    const design = aFinishedDesign({
      platform: 'INSTAGRAM',
      postType: 'INSTAGRAM_POST',
      size: 'LANDSCAPE',
      niche: 'PETS',
      style: 'PLAYFUL',
      customPrompt: 'Paws',
      enhancedPrompt: 'Soft paws',
    });
    const form = after({ type: 'reuse', design: design as DesignPartsFragment }, { type: 'niche', niche: 'BUSINESS' });
    expect(form).toMatchObject({
      platform: 'INSTAGRAM',
      postType: 'INSTAGRAM_POST',
      size: 'LANDSCAPE',
      niche: 'BUSINESS',
      style: 'PLAYFUL',
      primaryText: 'Two loaves for one',
      customPrompt: 'Paws',
      enhancedPrompt: 'Soft paws',
    });
    expect(
      after({ type: 'reuse', design: { ...design, enhancedPrompt: null } as DesignPartsFragment }).enhancedPrompt,
    ).toBe('');
  });

  it('is sent without its template, and with an enhanced prompt only when that is not blank', () => {
    expect(toDesignInput(after({ type: 'primaryText', text: 'Hello' }))).toEqual({
      lettering: 'SET',
      platform: 'FACEBOOK',
      postType: 'FACEBOOK_POST',
      size: 'SQUARE',
      primaryText: 'Hello',
      niche: 'BUSINESS',
      style: 'PROFESSIONAL',
      customPrompt: 'Business on Facebook. The image should be in Square format.',
      enhancedPrompt: null,
    });
    expect(toDesignInput(after({ type: 'enhancedPrompt', text: '  ' })).enhancedPrompt).toBeNull();
    expect(toDesignInput(after({ type: 'enhancedPrompt', text: ' Better ' })).enhancedPrompt).toBe('Better');
  });
});

describe('the choices', () => {
  it('are 22 niches, 5 styles, a post type for each platform and two sizes', () => {
    expect(nicheOptions.map(({ label }) => label.toLowerCase())).toEqual(
      'fitness cooking travel technology fashion beauty health finance parenting pets art music sports environment diy gardening photography gaming vlog education business lifestyle'.split(
        ' ',
      ),
    );
    expect(styleOptions.map(({ label }) => label.toLowerCase())).toEqual([
      'minimal',
      'bold',
      'colorful',
      'professional',
      'playful',
    ]);
    expect(postTypes.map(({ platform, value }) => [platform, value])).toEqual([
      ['FACEBOOK', 'FACEBOOK_POST'],
      ['INSTAGRAM', 'INSTAGRAM_POST'],
    ]);
    expect(sizes.map(({ value, label, height }) => [value, label, height])).toEqual([
      ['SQUARE', 'Square (1:1)', 500],
      ['LANDSCAPE', 'Landscape (16:9)', 281.25],
    ]);
    expect(sizeOf('LANDSCAPE').ratio).toBe('16 / 9');
  });
});
