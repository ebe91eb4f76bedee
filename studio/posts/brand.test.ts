import { oneLine, saysSomething } from '../../contract/text';
import { contrast } from '../colour';
import { aBrand } from '../../api/test/brands';
import { adaptedInks, applyBrand, brandForm, brandInk, storedBrand, type Brand } from './brand';
import { postDocument } from './document';
import { newDocument } from './new-document';
import { CELL_BYTES, SAMPLE_SIDE } from './picture-sample';

const logo = { image: `/image-server/${'a'.repeat(64)}.png`, ratio: 2, ink: '#102030' };
const sample = { ratio: 1, cells: new Uint8Array(SAMPLE_SIDE * SAMPLE_SIDE * CELL_BYTES).fill(128) };
const post = () =>
  newDocument({ primaryText: 'Warm bread', style: 'bold', niche: 'cooking', seed: 'brand' }, sample, {
    second: 'From four in the morning.',
  });

describe('a brand', () => {
  it('is copied into a post: colours exactly, faces, logo, contact line and hashtags', () => {
    const brand = aBrand({ logo: { light: logo, dark: null, corner: 'BOTTOM_LEFT' } });
    const { document, changed } = applyBrand(post(), brand);
    expect(document.palette).toMatchObject({ ...brand.colors, from: 'BRAND' });
    expect(document).toMatchObject({
      fonts: 'ELEGANT',
      logo: { light: logo, dark: null, ground: 'AUTO', corner: 'BOTTOM_LEFT' },
      words: { contact: { text: 'bread-and-salt.example' }, button: { text: 'Order now' } },
    });
    expect(document.caption.hashtags[0]).toBe('sourdough');
    expect(changed).toEqual(expect.arrayContaining(['COLORS', 'FONTS', 'LOGO', 'CONTACT', 'BUTTON', 'HASHTAGS']));
    expect(postDocument.parse(document)).toEqual(document);
  });

  it('leaves what the customer typed: headline, second line, and words on the button', () => {
    const before = post();
    before.words.button.text = 'Book a table';
    const { document, changed } = applyBrand(before, aBrand());
    expect(document.words.headline).toEqual(before.words.headline);
    expect(document.words.second).toEqual(before.words.second);
    expect(document.words.button.text).toBe('Book a table');
    expect(changed).not.toContain('BUTTON');
  });

  it('changes nothing when it is applied again', () => {
    const { document } = applyBrand(post(), aBrand());
    expect(applyBrand(document, aBrand())).toMatchObject({ document, changed: [] });
  });

  it('names its handle where it has no contact line, and leaves the text of the post where it has neither', () => {
    expect(applyBrand(post(), aBrand({ contact: '' })).document.words.contact.text).toBe('@breadandsalt');
    const before = post();
    before.words.contact.text = 'Dock 5';
    expect(applyBrand(before, aBrand({ contact: '', handle: '' })).document.words.contact.text).toBe('Dock 5');
  });

  it('has at most five hashtags together with the post, its own first, each once', () => {
    const before = post();
    before.caption.hashtags = ['Sourdough', 'one', 'two', 'three', 'four'];
    const { hashtags } = applyBrand(before, aBrand({ hashtags: ['sourdough', 'bakery'] })).document.caption;
    expect(hashtags).toEqual(['sourdough', 'bakery', 'one', 'two', 'three']);
  });

  it('removes the logo of another brand', () => {
    const branded = applyBrand(post(), aBrand({ logo: { light: logo, dark: null, corner: 'TOP_LEFT' } })).document;
    expect(applyBrand(branded, aBrand()).document.logo).toBeNull();
  });

  it('keeps its inks where they can be read', () => {
    expect(adaptedInks(aBrand().colors)).toEqual([]);
    expect(brandInk('#ffffff', '#14614f')).toBe('#14614f');
  });

  it('gets the nearest readable ink where its own has too little contrast, which is said', () => {
    const colors = { ...aBrand().colors, ground: '#ffffff', deep: '#7aa7e0', main: '#7f8f5f' };
    const adapted = adaptedInks(colors);
    expect(adapted.map(({ on, wanted }) => [on, wanted])).toEqual([
      ['ground', '#7aa7e0'],
      // a dark shade of the darkest colour is nearer than white
      ['main', '#7aa7e0'],
      ['second', '#7aa7e0'],
    ]);
    const [onPaper] = adapted;
    expect(contrast(onPaper?.used ?? '', '#ffffff')).toBeGreaterThanOrEqual(4.5);
    // nearest: not black, and still blue
    expect(contrast(onPaper?.used ?? '', '#ffffff')).toBeLessThan(5.2);
  });

  it('is refused in any other form', () => {
    expect(brandForm.safeParse({ ...aBrand(), palette: 'x' }).success).toBe(false);
    expect(brandForm.parse(aBrand({ hashtags: ['# new year', '#'] })).hashtags).toEqual(['newyear']);
  });

  it('has a name, buttons and words that can be seen', () => {
    const blank = '\u200b\u3164';
    const faultsOf = (parts: Partial<Brand>) =>
      brandForm.safeParse(aBrand(parts)).error?.issues.map(({ path, message }) => [path.join('.'), message]);
    expect(faultsOf({ name: blank })).toEqual([['name', 'Please enter a name']]);
    expect(faultsOf({ buttons: [blank], wordsToUse: ['warm', blank] })).toEqual([
      ['buttons.0', 'Please write a word, or remove this one.'],
      ['wordsToUse.1', 'Please write a word, or remove this one.'],
    ]);
    // a control that turns a list around, and a blank that is none
    expect(brandForm.parse(aBrand({ name: '\u202eBread\u00a0&\nSalt' })).name).toBe('Bread & Salt');
  });

  it('that was saved earlier is read as it was stored', () => {
    expect(storedBrand.parse(aBrand({ name: '\u200b' })).name).toBe('\u200b');
  });

  it('has a name by the same rules as other names of the product', () => {
    for (const text of ['\u2063', '\u115f', '.', '가', '🥐', 'a\u3164', '\u202eBread\u2069', 'e\u0301 \t x', '\u200f'])
      expect(brandForm.safeParse(aBrand({ name: text })).data?.name).toBe(
        saysSomething(oneLine(text)) ? oneLine(text) : undefined,
      );
  });
});
