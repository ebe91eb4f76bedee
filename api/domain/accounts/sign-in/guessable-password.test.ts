import { isGuessable } from './guessable-password';

/** The most frequent passwords of published breaches that are long enough to be chosen here. */
const frequent =
  `123456 123456789 password iloveyou princess 1234567 12345678 abc123 nicole daniel monkey lovely jessica
654321 michael ashley qwerty 111111 000000 michelle tigger sunshine chocolate password1 soccer anthony friends butterfly
purple jordan liverpool justin loveme 123123 football secret andrea carlos jennifer joshua 1234567890 superman hannah amanda
pretty basketball andrew angels flower playboy hello1 elizabeth hottie samantha barbie chelsea lovers jasmine brandon 666666
shadow melissa matthew robert danielle forever family jonathan 987654321 computer whatever dragon vanessa cookie summer
888888 222222 333333 444444 555555 777777 999999 aaaaaa 112233 121212 123321 1q2w3e4r 1qaz2wsx qazwsx asdfgh zxcvbn
asdfghjkl qwertyuiop abcdef fedcba 123456a 101010 12341234 123abc`.split(/\s+/);

describe('a password that is easy to guess', () => {
  it.each(frequent)('is refused: %s', (password) => {
    expect(isGuessable(password)).toBe(true);
    expect(isGuessable(password.toUpperCase())).toBe(true);
  });

  it.each(['secret-1', 'correct horse', 'Zugspitze 2962', 'kürbis-suppe', 'pa55-loom-3', 'aaaaab7', 'qwertyu-loom'])(
    'is not: %s',
    (password) => {
      expect(isGuessable(password)).toBe(false);
    },
  );
});
