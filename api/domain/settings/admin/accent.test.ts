import fc from 'fast-check';
import { accentFigures, accentTones, contrast, judgeAccent } from '../../../../contract/accent';
import { defaultAccent, defaultTones, pageTones } from '../../../../contract/brand';

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`);

describe('an accent', () => {
  it('has the contrasts of WCAG', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
    expect(contrast('#5B3DF5', '#FFFFFF')).toBeCloseTo(6.12, 2);
  });

  it('is readable in both colour schemes for every colour: as a link, as a button, and as text on it', () => {
    fc.assert(
      fc.property(colors, (color) => {
        for (const { scheme, tones, onMain, asLink, asButton } of accentFigures(color)) {
          const { ground, surface } = pageTones[scheme];
          for (const behind of [ground, surface]) expect(contrast(tones.main, behind)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(tones.onMain, tones.main)).toBeGreaterThanOrEqual(4.5);
          expect(Math.min(onMain, asLink)).toBeGreaterThanOrEqual(4.5);
          expect(asButton).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is refused exactly when it is below 3:1 on the light page, and the nearest colour passes', () => {
    fc.assert(
      fc.property(colors, (color) => {
        const { isReadable, nearest, onPage } = judgeAccent(color);
        const own = Math.min(contrast(color, pageTones.light.ground), contrast(color, pageTones.light.surface));
        expect(onPage).toBeCloseTo(own);
        expect(isReadable).toBe(own >= 3);
        expect(judgeAccent(nearest).isReadable).toBe(true);
        if (isReadable) expect(nearest).toBe(color);
      }),
      { numRuns: 300 },
    );
  });

  it('of a shop that has chosen none has the tones of the product', () => {
    expect(accentTones(defaultAccent.toLowerCase())).toEqual(defaultTones);
    expect(judgeAccent(defaultAccent).isReadable).toBe(true);
  });

  it('stays as it was chosen where it can be read', () => {
    expect(accentTones('#123456').light.main).toBe('#123456');
    expect(accentTones('#FFD400').dark.main).toBe('#FFD400');
  });
});
