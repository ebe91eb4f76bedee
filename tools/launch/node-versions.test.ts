import { readFileSync } from 'node:fs';
import { endOfLifeNote, isAtLeast, OLDEST_NODE } from './node-versions.mjs';

describe('versions of Node', () => {
  it.each([
    ['20.19.0', '20.19.0', true],
    ['20.20.2', '20.19.0', true],
    ['22.0.0', '20.19.0', true],
    ['20.9.1', '20.19.0', false],
    ['18.20.8', '20.19.0', false],
  ])('%s is at least %s: %s', (version, oldest, expected) => {
    expect(isAtLeast(version, oldest)).toBe(expected);
  });

  it('are refused below what package.json says', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(OLDEST_NODE.startsWith(engines.node.replace('>=', ''))).toBe(true);
  });

  it('past their end of life are named', () => {
    const today = new Date('2026-11-27');
    expect(endOfLifeNote('20.20.2', today)).toMatch(
      /^Node 20\.20\.2 gets no security fixes since 2026-04-30: .*real shop/,
    );
    expect(endOfLifeNote('22.22.0', today)).toBeUndefined();
    expect(endOfLifeNote('22.22.0', new Date('2027-05-01'))).toMatch(/^Node 22/);
    expect(endOfLifeNote('28.0.0', today)).toBeUndefined();
  });
});
