const codes = 'en de fr es pt it nl pl cs sv da no fi el tr uk ru ar he hi th vi id ja ko zh'.split(' ');
const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Languages that suggested texts can have. */
export const languageOptions = [
  { value: '', label: 'The language of my words' },
  ...codes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
];
