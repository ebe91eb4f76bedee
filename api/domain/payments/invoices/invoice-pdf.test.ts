import { buffer } from 'node:stream/consumers';
import { mirrored } from '../../../../studio/bidi';
import { missingGlyphs, pdfLines, pdfTexts } from '../../../test/pdf-text';
import { invoicePdf } from './invoice-pdf';
import { serverType } from '../../../platform/fonts/packaged-font';
import { Paragraph } from './invoice-type';

const pdfOf = async (customer: { name: string; address: string }, text = 'Starter: digital item') =>
  buffer(
    await invoicePdf({
      kind: 'INVOICE',
      serial: 7,
      prefix: null,
      total: '9.00',
      vatRate: null,
      vat: null,
      issuedAt: new Date('2026-11-22T10:00:00Z'),
      body: {
        seller: { name: 'Loom Ltd', address: '1 Mill Lane', taxId: '' },
        customer: { ...customer, email: 'a@example.com', country: 'Israel' },
        order: { code: 'ABCD1234', placedAt: '2026-11-22', paidAt: '2026-11-22T10:00:00Z', captureId: 'CAP1' },
        lines: [{ text, amount: '9.00' }],
        total: '9.00',
        currency: 'USD',
        taxLine: '',
        corrects: null,
      },
    }),
  );
interface Parts {
  kind?: 'INVOICE' | 'CREDIT_NOTE';
  total?: string;
  vat?: string;
  currency?: string;
  /** Length of each text, which is one word. */
  lengths?: Partial<
    Record<'name' | 'address' | 'country' | 'email' | 'text' | 'taxId' | 'taxLine' | 'captureId', number>
  >;
}

/** Returns an invoice with large amounts or long texts. */
async function largest({ kind = 'INVOICE', total = '119.00', vat = '19.00', currency = 'USD', lengths = {} }: Parts) {
  const word = (of: keyof typeof lengths, usual = '') => (lengths[of] ? 'W'.repeat(lengths[of]) : usual);
  const person = { name: word('name', 'Ann'), address: word('address', '1 Mill Lane') };
  return buffer(
    await invoicePdf({
      kind,
      serial: 7,
      prefix: null,
      total,
      vatRate: '19.00',
      vat,
      issuedAt: new Date('2026-11-22T10:00:00Z'),
      body: {
        seller: { ...person, taxId: word('taxId') },
        customer: { ...person, email: word('email', 'a@example.com'), country: word('country', 'Israel') },
        order: {
          code: 'ABCD1234',
          placedAt: '2026-11-22',
          paidAt: '2026-11-22T10:00:00Z',
          captureId: word('captureId', 'C'),
        },
        lines: [{ text: word('text', 'Starter: digital item'), amount: total }],
        total,
        currency,
        taxLine: word('taxLine'),
        corrects: null,
      },
    }),
  );
}
const drawn = async (customer: { name: string; address: string }) => pdfLines(await pdfOf(customer));
/** The text as it appears on paper, its characters from left to right. */
const seen = (text: string) =>
  new Paragraph(serverType, text)
    .runs(400)
    .map((run) => (run.fromRight ? [...run.text].reverse().map(mirrored) : [...run.text]).join(''))
    .join('');
const backwards = (text: string) => [...text].reverse().join('');

describe('a line of an invoice', () => {
  it.each([
    ['left-to-right words', 'Ann Lee (shop) 42', 'Ann Lee (shop) 42'],
    ['right-to-left words', 'דנה כהן', backwards('דנה כהן')],
    ['Latin words and digits within Hebrew', 'דנה Levi 42 כהן', `${backwards('כהן')} Levi 42 ${backwards('דנה')}`],
    ['digits after Hebrew', 'רחוב הרצל 12', `12 ${backwards('רחוב הרצל')}`],
    ['Hebrew within Latin', 'Ann כהן דנה Lee', `Ann ${backwards('כהן דנה')} Lee`],
    ['brackets, which are mirrored', 'דנה (כהן)', `(${backwards('כהן')}) ${backwards('דנה')}`],
    ['punctuation at the end', 'דנה, כהן!', `!${backwards('דנה, כהן')}`],
    ['Arabic words with digits of either kind', 'شارع ١٢ بناية 34', `34 ${backwards('بناية')} ١٢ ${backwards('شارع')}`],
    [
      'Arabic with a Latin brand',
      'متجر Postloom (رام الله)',
      `(${backwards('رام الله')}) Postloom ${backwards('متجر')}`,
    ],
    ['a Hebrew name isolated in an English sentence', '\u2068דנה\u2069: 20 credits', `${backwards('דנה')}: 20 credits`],
    ['a direction override, which is not printed', 'ab\u202Ecd', 'abcd'.replace('cd', 'dc')],
    ['white space, collapsed', '  Ann \t Lee ', 'Ann Lee'],
    ['nothing', '', ''],
  ])('lays out %s', (_what, text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it('contains every character of its text, wherever it is broken', () => {
    const paragraph = new Paragraph(serverType, 'דנה Levi 42 (כהן) רחוב הרצל 12');
    const signs = (runs: { text: string }[]) => runs.flatMap(({ text }) => [...text]).sort();
    for (let place = 1; place < paragraph.text.length; place += 1)
      expect(
        signs([...paragraph.runs(400, 0, place), ...paragraph.runs(400, place)]).filter((sign) => !'()'.includes(sign)),
      ).toEqual(signs(paragraph.runs(400)).filter((sign) => !'()'.includes(sign)));
  });
});

describe('an invoice', () => {
  it('prints a Hebrew name and address in reading order', async () => {
    const lines = await drawn({ name: 'דנה Levi 42', address: 'רחוב הרצל 12, תל אביב' });
    expect(lines).toContain('INV-000007');
    expect(lines).toContainEqual(expect.stringContaining(`Levi 42 ${backwards('דנה')}`));
    expect(lines).toContainEqual(expect.stringContaining(`${backwards('תל אביב')} ,12 ${backwards('רחוב הרצל')}`));
  });

  it('prints Arabic words right-to-left and both kinds of digits left-to-right', async () => {
    const lines = await drawn({ name: 'متجر Haddad 24', address: 'رام ١٢، دار P600' });
    // written beside its joined glyphs, in logical order
    expect(lines).toContainEqual(expect.stringMatching(/Haddad 24\s*متجر/));
    expect(lines).toContainEqual(expect.stringContaining(`P600 ${backwards('دار')} ،١٢ ${backwards('رام')}`));
  });

  it('breaks a long address at words, and each line keeps the direction of the whole', async () => {
    const address = Array.from({ length: 12 }, (_, place) => `רחוב${place}`).join(' ');
    const lines = await drawn({ name: 'Ann', address });
    const broken = lines.filter((line) => line.includes(backwards('רחוב')));
    expect(broken.length).toBeGreaterThan(1);
    expect(broken[0]).toContain(`1${backwards('רחוב')} 0${backwards('רחוב')}`);
    const numbers = broken.flatMap((line) =>
      [...line.matchAll(/(\d+)בוחר/g)].map(([, number]) => Number(number)).reverse(),
    );
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });
});

describe('a long address on an invoice', () => {
  /** Lines of the drawn invoice, from the top. */
  const placed = (address: string) => drawn({ name: 'Ann', address });

  it.each([
    ['of five lines', Array.from({ length: 5 }, (_line, index) => `Line ${index}`).join('\n')],
    ['of 150 lines, from before lines were limited', Array.from({ length: 150 }, () => 'A').join('\n')],
    ['of one word', 'W'.repeat(300)],
  ])('stays above the table: %s', async (_what, address) => {
    const lines = await placed(address);
    const of = (text: string) => lines.findIndex((line) => line.includes(text));
    expect(of('a@example.com')).toBeGreaterThan(0);
    expect(of('Description')).toBeGreaterThan(of('a@example.com'));
    expect(of('Total')).toBeGreaterThan(of('Description'));
    expect(of('Paid in full')).toBe(lines.length - 1);
  });

  it('is broken within a word that is wider than its column', async () => {
    const lines = (await placed('W'.repeat(100))).flatMap((line) => /W{5,}/.exec(line)?.[0] ?? []);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toBe('W'.repeat(100));
  });
});

describe('a name on an invoice', () => {
  const words = (lines: readonly string[]) => lines.join(' ').normalize('NFC');

  it.each([
    ['Vietnamese', 'Nguyễn Thị Ánh Tuyết'],
    ['Chinese', '王小明'],
    ['Japanese', 'ひらがな カタカナ 漢字'],
    ['Korean', '김철수'],
    ['Georgian', 'გიორგი'],
    ['Armenian', 'Արմեն'],
    ['Bengali', 'রবীন্দ্রনাথ'],
    ['Tamil', 'கொடுக்கு'],
    ['Telugu', 'తెలుగు'],
    ['Gurmukhi', 'ਪੰਜਾਬੀ'],
    ['Devanagari', 'क्षत्रिय'],
    ['Thai', 'ศรีสุดา'],
    ['Khmer', 'ខ្មែរ'],
    ['Burmese', 'မြန်မာ'],
    ['Amharic', 'አማርኛ'],
    ['Greek and Cyrillic', 'Ελένη Дмитрий'],
    ['accents of their own code points', 'Jose\u0301 Nguye\u0302\u0303n'],
    ['accents that no letter is composed with', 'Ọlá\u0301dàpọ\u0300 ą\u0301'],
    ['emoji', 'Ana 🎉👩‍👩‍👧🇵🇹 ❤️'],
    ['a ligature', 'ﬁnn ﬂo'],
    ['letters of mathematics', '𝓙𝓸𝓱𝓷'],
  ])('is drawn without an empty box and can be read: %s', async (_script, name) => {
    const pdf = await pdfOf({ name, address: name });
    expect(missingGlyphs(pdf)).toBe(0);
    expect(words(pdfLines(pdf))).toContain(name.normalize('NFC'));
  });

  it('has a plain hyphen for one that does not break', async () => {
    const lines = await drawn({ name: 'Jean\u2011Luc', address: '1 Mill Lane' });
    expect(words(lines)).toContain('Jean-Luc');
  });

  it('names the code point of a sign that no font has, and is read as given', async () => {
    const pdf = await pdfOf({ name: 'Ra 𓀀', address: '1 Mill Lane' });
    expect(missingGlyphs(pdf)).toBe(0);
    expect(words(pdfLines(pdf))).toContain('Ra 𓀀');
    expect(
      new Paragraph(serverType, 'Ra 𓀀')
        .runs(400)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Ra [U+13000]');
  });
});

describe('amounts on an invoice', () => {
  it('have separators everywhere', async () => {
    const lines = pdfLines(await largest({ total: '1234567.50', vat: '234567.50', currency: 'EUR' }));
    expect(lines).toContainEqual(expect.stringMatching(/digital item.*1,234,567\.50$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Net amount.*1,000,000\.00$/));
    expect(lines).toContainEqual(expect.stringMatching(/^VAT 19 %.*234,567\.50$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Total.*€1,234,567\.50 EUR$/));
  });

  it('of a credit note have them as well', async () => {
    const lines = pdfLines(await largest({ kind: 'CREDIT_NOTE', total: '-1234.50', vat: '-234.50', currency: 'EUR' }));
    expect(lines).toContainEqual(expect.stringMatching(/digital item.*-1,234\.50$/));
    expect(lines).toContainEqual(expect.stringMatching(/^Total.*-€1,234\.50 EUR$/));
  });
});

describe('an invoice with the longest texts', () => {
  const lengths = {
    name: 120,
    address: 400,
    country: 60,
    email: 254,
    text: 200,
    taxId: 60,
    taxLine: 200,
    captureId: 60,
  };

  it('continues on a second page, with every text in full and above its end', async () => {
    const pdf = await largest({ lengths });
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(2);
    const texts = pdfTexts(pdf);
    expect(texts.every(({ x, y }) => y > 45 && x >= 56 && x < 540)).toBe(true);
    const all = texts.map(({ text }) => text).join(' ');
    for (const part of ['INV-000007, page 2', 'Net amount', 'Total', 'Paid in full. Thank you for your order.'])
      expect(all).toContain(part);
    const { name, address, country, email, text, taxId, taxLine, captureId } = lengths;
    const signs = [name * 2, address * 2, country, email, text, taxId, taxLine, captureId];
    expect(all.match(/W/g)).toHaveLength(signs.reduce((sum, count) => sum + count, 0));
  });

  it('has one page where they are short', async () => {
    const pdf = await largest({});
    expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)).toHaveLength(1);
    expect(pdfLines(pdf).join(' ')).not.toContain('page 2');
  });
});
