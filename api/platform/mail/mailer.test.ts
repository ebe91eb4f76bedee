import { emailHtml, plainName } from './email-html';
import { emailText } from './mailer';

const postloom = {
  name: 'Postloom',
  siteUrl: 'https://shop.example',
  logoUrl: null,
  color: '#5B3DF5',
  onColor: '#FFFFFF',
  dark: { color: '#9D8BFF', onColor: '#17141F' },
};

test("an email's plain text has all content of its HTML", () => {
  const href = 'https://postloom.example/reset-password/confirm?token=a-b_c&x=1';
  const html = emailHtml(postloom, {
    greeting: "Thank you, Zoë O'Neil",
    text: 'Your payment has arrived & your credits are ready.',
    quotes: [{ by: 'Support', text: 'First line\nsecond <line>' }],
    after: 'What comes after.',
    rows: [
      ['Order', '6DP3QBQF'],
      ['Billed to', 'Zoë, 12 Mill Lane, Bristol'],
    ],
    action: { text: 'See the order', href },
  });
  expect(emailText(html)).toBe(
    [
      'Postloom',
      '',
      "Thank you, Zoë O'Neil",
      '',
      'Your payment has arrived & your credits are ready.',
      '',
      'Support',
      '',
      'First line',
      'second <line>',
      '',
      'What comes after.',
      '',
      'Order      6DP3QBQF',
      'Billed to  Zoë, 12 Mill Lane, Bristol',
      '',
      'See the order',
      '',
      href,
      '',
      'Postloom. You get this email because this address was given for an account at Postloom.',
    ].join('\n'),
  );
});

test("an email's plain text has headings as they are written, with their links, and the name of a logo", () => {
  const body = '<h2>Die Größe: https://shop.example/Sale</h2><p>Text</p><h3>Mehr</h3><ul><li>Eins</li></ul>';
  const logoUrl = 'https://shop.example/uploads/logo.png';
  const words = emailText(emailHtml({ ...postloom, logoUrl }, { about: 'message', body }));
  expect(words.split('\n').filter((line) => line !== '')).toEqual([
    'Postloom',
    'Die Größe: https://shop.example/Sale',
    'Text',
    'Mehr',
    ' * Eins',
    'Postloom. You get this email because you have an account at Postloom.',
  ]);
});

test('a long name in a greeting ends with a whole word', () => {
  const word = 'Konstantinopel';
  const five = `${word} ${word} ${word} ${word} ${word}`;
  expect(plainName(`Welcome ${five}`)).toBe(`Welcome ${five}`.slice(0, -1 - word.length));
  expect(plainName('x'.repeat(100))).toBe('x'.repeat(80));
  expect(plainName(`${'x'.repeat(79)}🎉 fan`)).toBe('x'.repeat(79));
});
