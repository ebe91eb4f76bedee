import { contrast, shapeContrast, textContrast } from '../../../../contract/accent';
import { defaultTones, ink } from '../../../../contract/brand';
import { dark, light } from './tokens';

/** Returns a colour over another one, as `tintOf` mixes it. */
function over(behind: string, colour: string, percent: number): string {
  const channel = (hex: string, index: number) => parseInt(hex.slice(1 + 2 * index, 3 + 2 * index), 16);
  const mixed = [0, 1, 2].map((index) =>
    Math.round((channel(colour, index) * percent + channel(behind, index) * (100 - percent)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The journeys measure the dark scheme once for each kind of part (web/e2e/support/same-colours.ts). That holds as long
 * as every pair of the theme's colours can be read.
 */
describe.each([
  ['light', light, defaultTones.light, '#FFFFFF'],
  ['dark', dark, defaultTones.dark, ink],
] as const)('the %s scheme', (_name, tones, accent, onSeverity) => {
  const grounds = { ground: tones.ground, surface: tones.surface };
  const severities = { mint: tones.mint, amber: tones.amber, red: tones.red, blue: tones.blue };

  it.each(Object.entries(grounds))('has text that can be read on its %s', (_ground, behind) => {
    const texts = { text: tones.text, quiet: tones.quiet, coral: tones.coralText, accent: accent.main, ...severities };
    expect(Object.entries(texts).filter(([, colour]) => contrast(colour, behind) < textContrast)).toEqual([]);
    expect(contrast(tones.fieldLine, behind)).toBeGreaterThanOrEqual(shapeContrast);
  });

  it('has chips and alerts that can be read on their own tint', () => {
    for (const behind of Object.values(grounds))
      for (const [name, colour] of Object.entries({ ...severities, accent: accent.main })) {
        expect([name, contrast(colour, over(behind, colour, 10)) >= textContrast]).toEqual([name, true]);
        expect([name, contrast(tones.text, over(behind, colour, 9)) >= textContrast]).toEqual([name, true]);
      }
  });

  it('has words that can be read on filled buttons', () => {
    for (const [name, colour] of Object.entries(severities))
      expect([name, contrast(onSeverity, colour) >= textContrast]).toEqual([name, true]);
    for (const colour of [accent.main, accent.deep])
      expect(contrast(accent.onMain, colour)).toBeGreaterThanOrEqual(textContrast);
  });
});
