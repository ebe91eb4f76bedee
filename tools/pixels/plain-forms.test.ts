import { postType } from '../../api/platform/fonts/post-type';
import { fitText } from '../../studio/fit-text';
import { missingCharacters, typeFor } from '../../studio/fonts';

const style = { family: 'display', weight: 800, max: 60 } as const;
const box = { x: 0, y: 0, width: 900, height: 300 };

describe('letters that are drawn in their plain form', () => {
  it.each([
    ['bold letters of mathematics', '𝓕𝓻𝓮𝓼𝓱 𝗯𝗿𝗲𝗮𝗱'],
    ['figures of mathematics', '𝟓𝟎 % off'],
    ['half-width Japanese letters', 'ﾊﾟﾝ ｶﾞ'],
    ['full-width letters', 'ＳＡＬＥ'],
    ['ligatures and fractions', 'ﬁne ½ ㎏ ™'],
    ['a blank Hangul letter', 'Fresh\u3164bread'],
  ])('are set whole: %s', async (_what, text) => {
    expect(await missingCharacters(postType, text)).toEqual([]);
    const { readBack, path } = await fitText(await typeFor(postType, [text]), text, box, style);
    expect(readBack).toBe(text.replaceAll(' ', ''));
    expect(path).not.toBe('');
  });
});
