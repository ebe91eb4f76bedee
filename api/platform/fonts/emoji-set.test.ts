import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emojiSet } from './emoji-set';

describe('the set of emoji', () => {
  it('has every drawing of the package', () => {
    const find = createRequire(join(process.cwd(), 'package.json'));
    const path = find.resolve('@iconify-json/twemoji/icons.json');
    const { icons } = find(path) as { icons: Record<string, { body: string }> };
    const drawing = emojiSet(path);
    const names = Object.keys(icons);
    expect(names.length).toBeGreaterThan(3_000);
    expect(names.filter((name) => drawing(name) !== icons[name]?.body)).toEqual([]);
    expect(drawing('no-such-emoji')).toBeUndefined();
  });
});
