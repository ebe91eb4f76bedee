import { StatementNames } from './statement-names';

describe('names of statements', () => {
  const ask = (names: StatementNames, text: string, times: number) => {
    let name: string | undefined;
    for (let time = 0; time < times; time += 1) name = names.nameOf(text);
    return name;
  };

  it('are given to a text that repeats, and stay', () => {
    const names = new StatementNames('test');
    expect(ask(names, 'select 1', 19)).toBeUndefined();
    expect(names.nameOf('select 1')).toBe('test-1');
    expect(ask(names, 'select 2', 20)).toBe('test-2');
    expect(names.nameOf('select 1')).toBe('test-1');
  });

  it('are few, however many texts repeat', () => {
    const names = new StatementNames('test');
    for (let text = 1; text <= 50; text += 1) expect(ask(names, `select ${text}`, 20)).toBe(`test-${text}`);
    expect(ask(names, 'select 51', 100)).toBeUndefined();
    expect(names.nameOf('select 50')).toBe('test-50');
  });

  it('are not used up by texts that vary', () => {
    const names = new StatementNames('test');
    for (let text = 0; text < 5_000; text += 1) expect(names.nameOf(`select ${text % 1_000}`)).toBeUndefined();
    expect(ask(names, 'select 0', 20)).toBe('test-1');
  });
});
