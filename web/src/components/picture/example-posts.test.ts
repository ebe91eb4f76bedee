import { readFileSync } from 'node:fs';
import { exampleColumns, exampleSource } from './example-posts';

interface Rendered {
  files: { src: string }[];
}

it('shows only posts that the renderer has made', () => {
  const manifest = JSON.parse(readFileSync('web/public/pictures/index.json', 'utf8')) as Rendered[];
  const made = new Set(manifest.flatMap(({ files }) => files.map(({ src }) => src)));
  expect(
    exampleColumns
      .flat()
      .map(exampleSource)
      .filter((src) => !made.has(src)),
  ).toEqual([]);
});
