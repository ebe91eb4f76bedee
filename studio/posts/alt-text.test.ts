import { altTextWith } from './alt-text';

const post = (headline: string, altText: string) => ({ words: { headline: { text: headline } }, caption: { altText } });

describe('the alternative text of a post whose headline changes', () => {
  it.each([
    ['is the headline', 'Summer sale', 'Summer sale', 'Winter sale'],
    ['quotes it', 'Summer sale', 'Shoes below the words "Summer sale".', 'Shoes below the words "Winter sale".'],
    ['quotes it in another way', 'Summer sale', 'Shoes, \u201eSummer sale\u201c', 'Shoes, \u201eWinter sale\u201c'],
    ['quotes it while it is empty', '', 'Shoes below the words "".', 'Shoes below the words "Winter sale".'],
    ['has its words without quotes', 'Bread', 'Bread on a table', 'Bread on a table'],
    ['quotes other words', 'Sale', 'Shoes below "Summer sale"', 'Shoes below "Summer sale"'],
    ['would become too long', 'Sale', `${'Shoes '.repeat(81)}"Sale"`, `${'Shoes '.repeat(81)}"Sale"`],
  ])('%s', (_what, headline, altText, expected) => {
    const next = expected.length > 400 ? 'Winter sale of shoes' : 'Winter sale';
    expect(altTextWith(post(headline, altText), next)).toBe(expected);
  });

  it('takes a headline as it is written', () => {
    expect(altTextWith(post('Sale', 'Shoes "Sale"'), '$& $1')).toBe('Shoes "$& $1"');
  });
});
