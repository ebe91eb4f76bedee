import { SourceMap } from 'node:module';
import { decode } from '@jridgewell/sourcemap-codec';
import { transform } from 'esbuild';
import { linesOnly } from './line-maps';

const source = `
const add = (one: number, other: number): number => {
  if (other < 0) throw new Error('negative'); return one + other;
};
export class Sum {
  total = 0;
  plus(more: number) { this.total = add(this.total,
    more); return this; }
}
export const text = [1, 2].map(
  (value) => add(value, 1)).join(
  ' and ');
`;

describe('a source map of lines', () => {
  it('names the same line of the source for each place of the output, with fewer places', async () => {
    const { map } = await transform(source, { loader: 'ts', sourcemap: true, sourcefile: 'sum.ts' });
    const whole = JSON.parse(map) as ConstructorParameters<typeof SourceMap>[0];
    const reduced = JSON.parse(linesOnly(map)) as typeof whole;
    const lines = decode(whole.mappings);
    const places = lines.flatMap((segments, line) => segments.map(([column]) => [line, column] as const));
    const lineAt = (of: typeof whole, [line, column]: readonly [number, number]) => {
      const entry = new SourceMap(of).findEntry(line, column);
      return 'originalLine' in entry ? `${entry.originalSource}:${entry.originalLine}` : null;
    };
    expect(places.map((place) => lineAt(reduced, place))).toEqual(places.map((place) => lineAt(whole, place)));
    expect(new Set(places.map((place) => lineAt(whole, place))).size).toBeGreaterThan(8);
    expect(decode(reduced.mappings).flat().length).toBeLessThan(places.length / 2);
    expect(reduced.names).toEqual([]);
  });
});
