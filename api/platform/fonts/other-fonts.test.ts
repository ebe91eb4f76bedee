import { missingCharacters } from '../../../studio/fonts';
import { coverageType } from './coverage-type';
import { findOtherFonts, readOtherFonts } from './other-fonts';

/** Chinese characters of many parts, in an order in which neighbours lie in different ones. */
const mixed = () => {
  const codes = Array.from({ length: 1000 }, (_, index) => 0x4e00 + ((index * 6007) % 20_000));
  return codes.map((code) => String.fromCodePoint(code));
};

describe('fonts of further scripts', () => {
  it('are unpacked once, however their characters are mixed', async () => {
    const first = await findOtherFonts(mixed());
    expect(first.length).toBeGreaterThan(30);
    const begun = process.cpuUsage();
    expect(await findOtherFonts(mixed())).toEqual(first);
    const { user, system } = process.cpuUsage(begun);
    // unpacking one part takes 20 ms
    expect((user + system) / 1000).toBeLessThan(first.length * 10);
  });

  it('say which characters no font has, without their glyphs', async () => {
    expect(await missingCharacters(coverageType, '今日は特別, குறிப்பு, 한국어, Ж')).toEqual([]);
    expect(await missingCharacters(coverageType, '今日 𓀀')).toEqual(['𓀀']);
  });

  it('have the same parts whether they are read or only found', async () => {
    const clusters = [...'今日は特別'];
    const found = await findOtherFonts(clusters);
    expect((await readOtherFonts(clusters)).map(({ name, covers }) => ({ name, covers }))).toEqual(found);
  });
});
