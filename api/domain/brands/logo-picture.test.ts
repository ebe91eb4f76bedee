import sharp from 'sharp';
import { coloursFrom, logoColours } from '../../../studio/posts/logo-colours';
import { contrast } from '../../../studio/colour';
import { anImage, pngThatPromises } from '../../test/images';
import { coloursOfLogo, isSvg, prepareLogo } from './logo-picture';

const svg = (inside: string, head = '') =>
  Buffer.from(
    `${head}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="200" height="100">${inside}</svg>`,
  );
const mark = '<rect x="50" y="25" width="100" height="50" fill="#c2185b"/>';

describe('a logo', () => {
  it('is an SVG by its content, also after a declaration and comments', () => {
    expect(isSvg(svg(mark, '\uFEFF<?xml version="1.0"?>\n<!-- made by hand -->\n'))).toBe(true);
    expect(isSvg(Buffer.from('<html><svg></svg></html>'))).toBe(false);
    expect(isSvg(svg(mark, '<!DOCTYPE svg [\n  <!ELEMENT a ANY>\n]>\n<?xml-model href="a"?>'))).toBe(true);
  });

  it('is distinguished from other bytes in a moment, with anything before it', () => {
    const begun = performance.now();
    for (const part of ['<!---->', '<?xml?>', '<!DOCTYPE[]>', '<!DOCTYPE[', '<!--', ' ', '<!---->\n<?xml?>'])
      for (const end of ['x', '<svg', '>'])
        expect(isSvg(Buffer.from(part.repeat(4_096 / part.length - 1) + end))).toBe(false);
    expect(isSvg(svg(mark, '<!---->'.repeat(500)))).toBe(true);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });

  it('is drawn from an SVG, without its margins, in exactly its colours', async () => {
    const png = await prepareLogo(svg(mark, '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "a" "b">'));
    const { format, width, height } = await sharp(png).metadata();
    expect([format, Math.round((width / height) * 10) / 10]).toEqual(['png', 2]);
    expect(width).toBeGreaterThan(400);
    expect(await coloursOfLogo(png)).toEqual({ colors: ['#c2185b'], ink: null });
  });

  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    ['a handler', svg('<rect width="9" height="9" onload="alert(1)"/>')],
    ['a file', svg('<image href="file:///etc/passwd" width="9" height="9"/>')],
    ['a page', svg('<foreignObject width="9" height="9"/>')],
    ['a reference to another file', svg('<use xlink:href="http://127.0.0.1/a.svg#b"/>')],
    ['a style of another file', svg('<style>@import "http://127.0.0.1/a.css";</style>')],
    ['a fill of another file', svg('<rect width="9" height="9" fill="url(http://127.0.0.1/a.svg#b)"/>')],
    ['entities that expand', svg('&b;', '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>')],
  ])('is refused as an SVG with %s', async (_what, bytes) => {
    await expect(prepareLogo(bytes)).rejects.toThrow('This SVG contains more than a drawing.');
  });

  it('may refer to its own parts', async () => {
    const own = svg(
      '<defs><linearGradient id="g"><stop stop-color="#c2185b"/></linearGradient></defs><rect width="200" height="100" fill="url(#g)"/><use href="#g"/>',
    );
    await expect(prepareLogo(own)).resolves.toBeInstanceOf(Buffer);
  });

  it.each([
    ['a bomb', pngThatPromises(50_000, 50_000), 'too many pixels'],
    ['a page', Buffer.from('<html></html>'), 'not a PNG, JPEG, WebP, GIF or SVG'],
    ['a torn file', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'damaged or incomplete'],
    ['a huge SVG', svg(`<!--${'a'.repeat(600_000)}-->`), 'at most 512 KB'],
    [
      'an SVG of endless pixels',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9999999" height="9999999"/>'),
      '',
    ],
    ['nothing visible', svg(''), 'This logo is empty.'],
  ])('is refused: %s', async (_what, bytes, sentence) => {
    await expect(prepareLogo(bytes)).rejects.toThrow(sentence);
  });

  it('has an ink where it does not cover its whole area', async () => {
    const round = await prepareLogo(svg('<circle cx="100" cy="50" r="40" fill="#0a0a0a"/>'));
    expect(await coloursOfLogo(round)).toEqual({ colors: ['#0a0a0a'], ink: '#0a0a0a' });
    expect(await coloursOfLogo(await anImage('png'))).toEqual({ colors: ['#5b3df5'], ink: null });
  });

  it('has its colours by their area, without the shades of their edges', () => {
    const pixels = [
      ...Array.from({ length: 60 }, () => [20, 40, 60, 255]),
      ...Array.from({ length: 30 }, () => [200, 30, 30, 255]),
      ...Array.from({ length: 8 }, () => [24, 44, 62, 255]),
      [110, 35, 45, 255],
      [110, 35, 45, 10],
    ].flat();
    expect(logoColours(Uint8Array.from(pixels)).colors).toEqual(['#14283c', '#c81e1e']);
  });

  it('gives a brand its colours exactly, and makes what is missing', () => {
    expect(coloursFrom(['#b3321f', '#fff7e8', '#2a1410', '#14614f'])).toMatchObject({
      main: '#b3321f',
      ground: '#fff7e8',
      deep: '#2a1410',
      accent: '#14614f',
    });
    const made = coloursFrom(['#c2185b']);
    expect(made?.main).toBe('#c2185b');
    expect(contrast(made?.deep ?? '', made?.ground ?? '')).toBeGreaterThan(7);
    expect(coloursFrom([])).toBeNull();
  });
});
