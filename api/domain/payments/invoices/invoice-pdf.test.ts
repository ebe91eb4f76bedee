import { buffer } from 'node:stream/consumers';
import { pdfLines } from '../../../test/pdf-text';
import { invoicePdf } from './invoice-pdf';
import { Paragraph } from './invoice-type';

const drawn = async (customer: { name: string; address: string }, text = 'Starter: digital item') =>
  pdfLines(
    await buffer(
      invoicePdf({
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
    ),
  );
/** The text as it appears on paper, its characters from left to right: the fonts reverse Hebrew and Arabic. */
const seen = (text: string) =>
  new Paragraph(text)
    .runs()
    .map((run) => (/\p{Script=Hebrew}|\p{Script=Arabic}/u.test(run.text) ? [...run.text].reverse().join('') : run.text))
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
    const paragraph = new Paragraph('דנה Levi 42 (כהן) רחוב הרצל 12');
    const signs = (runs: { text: string }[]) => runs.flatMap(({ text }) => [...text]).sort();
    for (let place = 1; place < paragraph.text.length; place += 1)
      expect(
        signs([...paragraph.runs(0, place), ...paragraph.runs(place)]).filter((sign) => !'()'.includes(sign)),
      ).toEqual(signs(paragraph.runs()).filter((sign) => !'()'.includes(sign)));
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
    expect(lines).toContainEqual(expect.stringContaining(`Haddad 24 ${backwards('متجر')}`));
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
