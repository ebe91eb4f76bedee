import { adminReason } from '../../contract/admin-forms';
import { itemForm, packageForm } from '../../contract/catalog';
import { favoritePromptForm } from '../../contract/favorite-prompt';
import { savedViewForm } from '../../contract/list-settings';
import { messageForm } from '../../contract/message';
import { monthPostForm } from '../../contract/months';
import { profileForm } from '../../contract/profile';
import { shopSettingsInput } from '../../contract/shop-settings';
import { oneLine, printable, saysSomething } from '../../contract/text';
import { ticketForm } from '../../contract/ticket';
import { checked, personName } from './input';

const decomposed = 'José'.normalize('NFD');

describe('texts of callers', () => {
  it('have one form, from every keyboard', () => {
    expect(decomposed).not.toBe('José');
    expect(printable(decomposed)).toBe('José');
    expect(profileForm.parse({ ...profile, name: decomposed }).name).toBe('José');
    expect(checked(personName('x'), decomposed)).toBe('José');
    expect(ticketForm.parse({ subject: decomposed, message: decomposed })).toEqual({
      subject: 'José',
      message: 'José',
    });
  });

  it.each([
    ['a line break', 'Ann\nAdmin', 'Ann Admin'],
    ['an override of the direction', 'Ann \u202Egpj.exe', 'Ann gpj.exe'],
    ['isolates', '\u2066Ann\u2069', 'Ann'],
    ['marks of the direction', 'Ann\u200F', 'Ann'],
    ['control characters', 'A\u0007nn\u0000', 'Ann'],
    ['several blanks', '  Ann \t  Lee ', 'Ann Lee'],
    ['half a character', 'Ann\uD800', 'Ann\uFFFD'],
  ])('that are names lose %s', (_what, given, name) => {
    expect(oneLine(given)).toBe(name);
    expect(profileForm.parse({ ...profile, name: given }).name).toBe(name);
  });

  it('of several lines keep them, and the marks of right-to-left scripts', () => {
    expect(printable('one\ntwo \u200Fعربي\u200E')).toBe('one\ntwo \u200Fعربي\u200E');
    expect(printable('one \u202Etwo')).toBe('one two');
  });

  it('are empty with blanks and invisible characters alone, Hangul fillers among them', () => {
    for (const text of [' \u200b\u200d', '\u3164', '\u115f\u1160 \uffa0']) expect(saysSomething(text)).toBe(false);
    for (const text of ['.', '가', '🥐', 'a\u3164']) expect(saysSomething(text)).toBe(true);
  });

  it.each([
    ['a package', packageForm.shape.name],
    ['an item', itemForm.shape.name],
    ['a saved view', savedViewForm.shape.name],
    ['a favorite', favoritePromptForm.shape.name],
    ['a planned post', monthPostForm.shape.headline],
    ['a seller', shopSettingsInput.shape.sellerName],
    ['a reason', adminReason],
  ])('that must be given need a visible character: the name of %s', (_what, schema) => {
    expect(schema.safeParse('\u3164\u200b').success).toBe(false);
    expect(schema.safeParse('Spring').success).toBe(true);
  });

  it('that are too long are refused by their length alone, before any other rule reads them', () => {
    for (const body of [`{{${' '.repeat(50_000)}`, '<'.repeat(60_000), '{{'.repeat(40_000)]) {
      const started = performance.now();
      const { error } = messageForm.safeParse({ subject: 'S', body });
      expect(error?.issues.map(({ message }) => message)).toEqual(['Please use at most 20,000 characters.']);
      expect(performance.now() - started).toBeLessThan(200);
    }
    for (const body of [`{{${' '.repeat(19_990)}`, '<'.repeat(19_999), '{{'.repeat(9_999)]) {
      const started = performance.now();
      messageForm.safeParse({ subject: 'S', body });
      expect(performance.now() - started).toBeLessThan(200);
    }
  });
});

const profile = { aboutMe: '', address: '', city: '', country: '', phone: '', photoUrl: '' };
