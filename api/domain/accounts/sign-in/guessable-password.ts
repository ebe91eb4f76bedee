import { dictionary } from '@zxcvbn-ts/language-common';

/** The most frequent passwords of published breaches, in lower case, at least as long as a password must be. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= 6));

/** Words that are the first guesses here, with any digits and signs around them (OWASP ASVS 6.1.2). */
const ownWords = new Set(['postloom', 'facebook', 'instagram', 'admin', 'administrator', 'support', 'seller']);

/** Rows and columns of keyboards, forwards; a password that walks along one is guessed early. */
const walks = [
  '1234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y',
];
const shortestWalk = 4;

/** Whether a text is a piece of at most four characters again and again, such as aaaaaa or 123123. */
const isRepeated = (text: string): boolean =>
  [1, 2, 3, 4].some(
    (length) => text.length > length && text === text.slice(0, length).repeat(text.length).slice(0, text.length),
  );

/** Whether each character follows the one before in the alphabet or in counting, upwards or downwards. */
function isSequence(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  return [1, -1].some((step) => codes.every((code, at) => at === 0 || code === (codes[at - 1] ?? 0) + step));
}

/** Whether a text is a part of a walk along a keyboard, or of one walked backwards. */
const isWalk = (text: string): boolean =>
  text.length >= shortestWalk &&
  walks.some((walk) => [walk, [...walk].reverse().join('')].some((way) => (way + way).includes(text)));

/**
 * Whether a password is among the first that an attacker would try: a frequent one, a pattern, or a word of the shop.
 */
export function isGuessable(password: string): boolean {
  const lower = password.toLowerCase();
  return (
    common.has(lower) ||
    ownWords.has(lower.replace(/[^a-z]/g, '')) ||
    isRepeated(lower) ||
    isSequence(lower) ||
    isWalk(lower)
  );
}
