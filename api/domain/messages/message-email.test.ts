import { messageForm } from '../../../contract/message';
import { messageEmail, storedWords } from './message-email';

const colours = { color: '#06c', onColor: '#fff' };
const brand = { name: 'Shop', siteUrl: 'https://shop.example', logoUrl: null, ...colours, dark: colours };

const bodyFor = (body: string, name = 'Mia') =>
  /<div class="body"[^>]*>(.*)<\/div>/.exec(messageEmail(brand, { subject: 'S', body }, name).html)?.[1];

it('shows no more than safe HTML of a stored message', () => {
  expect(bodyFor('<p onclick="x()">Hi<script>alert(1)</script> <a href="javascript:x()">there</a></p>')).toBe(
    '<p>Hi <a>there</a></p>',
  );
});

it.each(['javascript:alert(1)', 'data:text/html,x'])('makes no link of the name %s', (name) => {
  const { body } = storedWords({ subject: 'S', body: '<a href="{{userName}}">Go</a>' });
  expect(bodyFor(body, name)).toBe('<a>Go</a>');
});

it('leads to this site by the paths that its editor accepts', () => {
  expect(bodyFor('<a href="/packages">a</a> <a href="#top">b</a> <a href="/#pricing">c</a>')).toBe(
    ['/packages', '/#top', '/#pricing']
      .map((path, at) => `<a style="color:#06c" href="https://shop.example${path}">${'abc'[at]}</a>`)
      .join(' '),
  );
  const away = '<a href="mailto:a@b.example" title="/x">a</a> &lt;a href="/x"';
  expect(bodyFor(away)).toBe(away.replace('<a ', '<a style="color:#06c" '));
});

it.each(['<p>\u200B</p>', '<p>\u2060&nbsp;</p><p> </p>'])('is refused without a visible word: %j', (body) => {
  expect(messageForm.safeParse({ subject: 'S', body }).error?.issues[0]?.message).toBe('Please write a message.');
  expect(messageForm.safeParse({ subject: 'S\u200B', body: '<p>x</p>' }).success).toBe(true);
  expect(messageForm.safeParse({ subject: '\u200B', body: '<p>x</p>' }).error?.issues[0]?.message).toBe(
    'Please enter a subject.',
  );
});
