import { dictionary } from '@zxcvbn-ts/language-common';

/** The most frequent passwords of published breaches, in lower case, at least as long as a password must be. */
const common = new Set(dictionary['passwords-common'].filter((password) => password.length >= 6));

/** Words that are the first guesses here, whatever digits and signs surround them (OWASP ASVS 6.1.2). */
const ownWords = new Set(['postloom', 'facebook', 'instagram', 'admin', 'administrator', 'support', 'seller']);

/** Whether a password is among the first that somebody would try: a frequent one, or a word of the shop with digits. */
export function isGuessable(password: string): boolean {
  const lower = password.toLowerCase();
  return common.has(lower) || ownWords.has(lower.replace(/[^a-z]/g, ''));
}
