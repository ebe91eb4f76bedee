import { existsSync, readFileSync } from 'node:fs';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** Returns the files of the table below a heading. */
function filesBelow(heading: string): string[] {
  const section = guide.split(/^## /m).find((part) => part.startsWith(heading)) ?? '';
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, file = '']) => file);
}

describe('CONTRIBUTING.md', () => {
  it('names files and folders that exist', () => {
    const named = [...guide.matchAll(/`((?:api|contract|docs|web|tools|studio)\/[^`\s]*|[\w-]+\.(?:md|graphql))`/g)];
    expect(named.length).toBeGreaterThan(20);
    expect(named.flatMap(([, file = '']) => (existsSync(file) ? [] : [file]))).toEqual([]);
  });

  it.each([
    { heading: 'A mutation', example: /favorite/i, files: 8 },
    { heading: 'A list of Admins', example: /audit/i, files: 9 },
    { heading: 'A REST row', example: /new-support-message|WriteTicket/, files: 3 },
  ])('names every file of its example: $heading', ({ heading, example, files }) => {
    const named = filesBelow(heading);
    expect(named).toHaveLength(files);
    expect(named.filter((file) => !example.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('leads to the list of files that a section takes', () => {
    expect(readFileSync('docs/architecture.md', 'utf8')).toContain('One more section takes seven files');
    expect(guide).toContain("'One more section takes seven files'");
  });
});
