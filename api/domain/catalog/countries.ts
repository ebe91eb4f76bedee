import countries from 'i18n-iso-countries';
import english from 'i18n-iso-countries/langs/en.json';

countries.registerLocale(english);

/** Dependent territories, which are left out of the list of countries. */
const territories = new Set(
  (
    'AS AI AQ AW AX BL BM BQ BV CC CK CW CX EH FK FO GF GG GI GL GP GS GU HK HM IM IO JE KY MF MO MP MQ MS NC NF NU PF PM PN PR ' +
    'RE SH SJ SX TC TF TK UM VG VI WF YT'
  ).split(' '),
);

/** The specification's spellings, and common names where the ISO name is an indexing form. */
const spellings: Record<string, string> = {
  PS: 'Palestine State',
  CG: 'Congo',
  CI: 'Ivory Coast',
  VA: 'Vatican City',
  BN: 'Brunei',
  CN: 'China',
  FM: 'Micronesia',
  GM: 'Gambia',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MK: 'North Macedonia',
  RU: 'Russia',
  SY: 'Syria',
  TL: 'Timor-Leste',
  TR: 'Turkey',
  TW: 'Taiwan',
  TZ: 'Tanzania',
};

/** About 195 names in alphabetical order, ending with 'Other'. */
export const countryNames: string[] = [
  ...Object.entries(countries.getNames('en', { select: 'official' }))
    .filter(([code]) => !territories.has(code))
    .map(([code, name]) => spellings[code] ?? name)
    .sort((a, b) => a.localeCompare(b, 'en')),
  'Other',
];
