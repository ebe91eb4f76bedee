import { missesWords } from './misses-words';

describe('words read from a picture', () => {
  it.each<[string, string, string[]]>([
    ['in one line', 'Fresh bread daily', ['Fresh bread daily']],
    ['in other case, order and marks', 'Fresh bread, daily!', ['DAILY', 'FRESH BREAD']],
    ['broken over lines', 'Wochenmarkt', ['WOCHEN-', 'MARKT']],
    ['beside other lettering', 'Open now', ['Postloom', 'OPEN NOW', 'See more']],
    ['in another composition', 'Café Übermut', ['CAFE\u0301 U\u0308BERMUT']],
    ['without letters', '!!!', []],
    ['without blanks between them', '今日のパン', ['今日の', 'パン']],
  ])('match %s', (_how, requested, read) => expect(missesWords(requested, read)).toBe(false));

  it.each<[string, string, string[]]>([
    ['a letter is wrong', 'Fresh bread daily', ['Fresh braed daily']],
    ['a word lacks', 'Fresh bread daily', ['Fresh daily']],
    ['nothing was read', 'Fresh bread', []],
    ['a number differs', '20 % off', ['30 % OFF']],
    ['an accent lacks', 'Café', ['CAFE']],
  ])('differ where %s', (_how, requested, read) => expect(missesWords(requested, read)).toBe(true));
});
