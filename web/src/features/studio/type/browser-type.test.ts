import { withPair } from '../../../../../studio/type-case';
import { greySample, aPost } from '../../../test/studio-posts';
import { answerStudioType } from '../../../test/studio-type';
import { openBrowserType, codePointsOf } from './browser-type';
import { composeInBrowser } from './compose-in-browser';
import { TypeNotLoaded } from './studio-files';

const compose = async (type: Awaited<ReturnType<typeof openBrowserType>>, headline: string) =>
  composeInBrowser(type, aPost(headline), greySample, 'SQUARE');

describe('the type case of a browser', () => {
  it('loads the faces that the words need, all at once, and each only once', async () => {
    const asked = answerStudioType();
    const type = await openBrowserType();
    expect(asked).toEqual([]);
    const first = await compose(type, 'Fresh bread');
    expect([...asked].sort()).toEqual([
      expect.stringMatching(/^bricolage-grotesque-latin-\d00$/),
      'inter-latin-500',
      'inter-latin-600',
    ]);
    const second = await compose(type, 'Fresh rolls');
    expect(asked).toHaveLength(3);
    expect(first.words.map(({ slot }) => slot)).toEqual(['headline', 'button']);
    expect(second.hash).not.toBe(first.hash);
    expect((await compose(type, 'Fresh bread')).hash).toBe(first.hash);
  });

  it('draws an emoji as soon as its drawing is there, and one without a drawing as a missing letter', async () => {
    const asked = answerStudioType();
    const type = await openBrowserType();
    const { above, missing, broken } = await compose(type, 'Bread 🍞');
    expect(above).toContain('<path id="bread"/>');
    expect([missing, broken]).toEqual([[], []]);
    expect(asked.filter((name) => name.endsWith('.svg'))).toEqual(['1f35e.svg']);
    expect((await compose(type, 'Bread 🦖')).missing).toEqual(['🦖']);
    expect(asked).toContain('others 🦖');
  });

  it('divides long words like the server, with the patterns of their language', async () => {
    answerStudioType();
    const type = await openBrowserType();
    const parts = await type.whenReady(
      (ready) => Promise.resolve(withPair(ready, { ...ready.pair! }).syllables('internationalization', 'en')),
      () => Promise.resolve(),
    );
    expect(parts.join('')).toBe('internationalization');
    expect(parts.length).toBeGreaterThan(3);
  });

  it('sets a long word again when the patterns of its language have arrived', async () => {
    answerStudioType();
    const [before, after] = [await openBrowserType(), await openBrowserType()];
    const divided = (type: typeof before) =>
      type.whenReady(
        (ready) => Promise.resolve(ready.syllables('Donaudampfschifffahrt', 'de')),
        () => Promise.resolve(),
      );
    await compose(before, 'Fresh bread');
    const first = await compose(before, 'Donaudampfschifffahrtskapitänsmützenfabrik');
    await divided(after);
    expect(first.words[0]?.lines.length).toBeGreaterThan(1);
    expect(first.hash).toBe((await compose(after, 'Donaudampfschifffahrtskapitänsmützenfabrik')).hash);
  });

  it('says that a face did not arrive, and loads it with the next attempt', async () => {
    let isBroken = true;
    answerStudioType({ refused: (name) => isBroken && name !== 'manifest' });
    const type = await openBrowserType();
    await expect(compose(type, 'Fresh bread')).rejects.toThrow(TypeNotLoaded);
    isBroken = false;
    expect((await compose(type, 'Fresh bread')).broken).toEqual([]);
  });

  it('reads code points from hexadecimal ranges', () => {
    expect([...codePointsOf('20-22,a0')]).toEqual([0x20, 0x21, 0x22, 0xa0]);
    expect(codePointsOf('').size).toBe(0);
  });
});
