import { contrast } from '../../../../../studio/colour';
import { FONT_PAIRS } from '../../../../../studio/font-pairs';
import type { Brand } from '../../../../../studio/posts/brand';
import { withoutTypeNames } from '../../../entities/brand/brand-values';
import type { WebsitePartsFragment } from './brand.generated';
import { languageOptions } from './brand-fields';

/** A part of a brand that a website suggests, to be ticked. */
export interface Suggestion {
  key: keyof Omit<Brand, 'logo'>;
  label: string;
  /** As it is shown; null for colours, which are shown as such. */
  text: string | null;
  /** Where it was seen. */
  seenAt: string;
  values: Partial<Brand>;
}

const nameOfLanguage = (code: string) => languageOptions.find(({ value }) => value === code)?.label ?? code;
const once = (words: readonly string[]) => [...new Set(words)];

/** Returns what a website suggests for a brand, besides its logo. */
export function suggestionsOf({
  name,
  colors,
  fonts,
  contact,
  handle,
  language,
  buttons,
  words,
}: WebsitePartsFragment): Suggestion[] {
  const buttonTexts = once([...(buttons?.value ?? []), ...(words?.buttons ?? [])])
    .filter((text) => text.length <= 40)
    .slice(0, 5);
  const list = (
    key: 'buttons' | 'hashtags' | 'wordsToUse',
    label: string,
    entries: readonly string[],
    seenAt?: string,
  ) =>
    entries.length > 0 && seenAt
      ? { key, label, text: entries.join(', '), seenAt, values: { [key]: [...entries] } }
      : null;
  const all: (Suggestion | null)[] = [
    name && { key: 'name', label: 'Name', text: name.value, seenAt: name.seenAt, values: { name: name.value } },
    colors && {
      key: 'colors',
      label: 'Colours',
      text: null,
      seenAt: colors.seenAt,
      values: { colors: withoutTypeNames(colors.value) },
    },
    fonts && {
      key: 'fonts',
      label: 'Fonts',
      text: `${FONT_PAIRS[fonts.value].name}, the nearest pair`,
      seenAt: fonts.seenAt,
      values: { fonts: fonts.value },
    },
    contact && {
      key: 'contact',
      label: 'Contact line',
      text: contact.value,
      seenAt: contact.seenAt,
      values: { contact: contact.value },
    },
    handle && {
      key: 'handle',
      label: 'Handle',
      text: handle.value,
      seenAt: handle.seenAt,
      values: { handle: handle.value },
    },
    language && {
      key: 'language',
      label: 'Language',
      text: nameOfLanguage(language.value),
      seenAt: language.seenAt,
      values: { language: language.value },
    },
    list('buttons', 'Words for buttons', buttonTexts, buttons?.seenAt ?? words?.seenAt),
    list('hashtags', 'Hashtags', words?.hashtags ?? [], words?.seenAt),
    list('wordsToUse', 'Words to use', words?.wordsToUse ?? [], words?.seenAt),
  ];
  return all.filter((one) => one !== null);
}

/** Returns the ground that a logo is for: a dark one for a light ink. */
export const groundOf = ({ ink }: { ink?: string | null }): 'light' | 'dark' =>
  ink && contrast(ink, '#ffffff') < contrast(ink, '#000000') && contrast(ink, '#ffffff') < 2.2 ? 'dark' : 'light';

/** Returns a picture of a data address as a file. */
export function fileOf(dataAddress: string): File {
  const [, text = ''] = dataAddress.split(',');
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  return new File([bytes], 'logo.png', { type: 'image/png' });
}
