import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Kind, parse } from 'graphql';

interface Chunk {
  file: string;
  imports?: string[];
  /** Chunks that it loads on demand. */
  dynamicImports?: string[];
}

const client = 'dist/web/client';
/** Entry files of every page. */
const frame = ['index.html', 'src/app/start.tsx'];

/** The scripts of the built pages: no page loads what only other pages use. */
describe("a page's scripts", () => {
  const chunks = JSON.parse(readFileSync(`${client}/.vite/manifest.json`, 'utf8')) as Record<string, Chunk>;

  /** Returns chunks and what they import, without what loads on demand. */
  function withImports(...names: string[]): string[] {
    const wanted = [...names];
    for (const name of wanted) wanted.push(...(chunks[name]?.imports ?? []).filter((other) => !wanted.includes(other)));
    return wanted;
  }

  /** Scripts that the browser reads before it can show the page. */
  const scriptsOf = (page: string): string =>
    withImports(...frame, page)
      .flatMap((name) => chunks[name]?.file ?? [])
      .map((file) => readFileSync(`${client}/${file}`, 'utf8'))
      .join('\n');

  /** Parts of a page that load when they are opened. */
  const partsOf = (page: string) =>
    withImports(page)
      .flatMap((name) => chunks[name]?.dynamicImports ?? [])
      .filter((name) => name.startsWith('src/features/admin/') && !pages.includes(name));

  const operationsOf = (script: string) => [
    ...new Set(
      [...script.matchAll(/OperationDefinition[^}]{1,80}?name:\{kind:[`'"]Name[`'"],value:[`'"](\w+)/g)].flatMap(
        ([, name = '']) => name,
      ),
    ),
  ];

  /** Returns the part of the client that a file belongs to: 'app', 'entities', or the feature's folder. */
  const partOf = (file: string) => /^web\/src\/(app|entities|features\/[^/]+)/.exec(file)?.[1] ?? '';
  const sources = globSync('web/src/**/*.{ts,tsx}').map((file) => ({ file, text: readFileSync(file, 'utf8') }));

  /** Returns where an operation is at home: where it is defined; that of a section, where it is shown. */
  function homeOf(file: string): string {
    if (!file.startsWith('web/src/entities/section/')) return partOf(file);
    const generated = `entities/section/${basename(file, '.graphql')}.generated'`;
    return partOf(sources.find(({ text }) => text.includes(generated))?.file ?? '');
  }

  const home = new Map(
    globSync('web/src/**/*.graphql').flatMap((file) =>
      parse(readFileSync(file, 'utf8')).definitions.flatMap((definition): [string, string][] =>
        definition.kind === Kind.OPERATION_DEFINITION ? [[definition.name?.value ?? '', homeOf(file)]] : [],
      ),
    ),
  );
  const pages = Object.keys(chunks).filter((name) => /^src\/features\/.+-page\.tsx$/.test(name));

  const areas = ['src/app/admin-area-layout.tsx', 'src/app/user-area-layout.tsx'];
  const grids = pages.filter(
    (page) =>
      withImports(page).some((name) => name.startsWith('_admin-list-')) &&
      !readFileSync(`web/${page}`, 'utf8').includes('editing={'),
  );
  const formsIn = (page: string) => withImports(page).filter((name) => /^_(forms|schemas)-/.test(name));

  it.each(pages)('of %s contain only the operations of its own feature', (page) => {
    const own = /^src\/(features\/[^/]+)/.exec(page)?.[1];
    const carried = operationsOf(scriptsOf(page));
    expect(carried).toContain('Me');
    expect(carried.filter((name) => !['app', 'entities', own].includes(home.get(name)))).toEqual([]);
  });

  it('contain no Admin operation on the home page, and all of them in the administration', () => {
    const ofAdmin = [...home].filter(([, where]) => where === 'features/admin').map(([name]) => name);
    const ofHome = operationsOf(scriptsOf('src/features/home/home-page.tsx'));
    expect(ofHome).toContain('BannerSection');
    expect(ofHome.filter((name) => ofAdmin.includes(name))).toEqual([]);
    const inAdministration = pages.filter((page) => page.startsWith('src/features/admin/'));
    const withParts = inAdministration.flatMap((page) => [page, ...partsOf(page)]);
    expect(withParts.flatMap((page) => operationsOf(scriptsOf(page)))).toEqual(expect.arrayContaining(ofAdmin));
  });

  it('contain few icons of the administration on the home page', () => {
    const all = readFileSync('web/src/lib/generated/icons.ts', 'utf8');
    const drawn = new Map(
      [...all.matchAll(/^export const (\w+) = (.*)$/gm)].map(([, name = '', code = '']) => {
        const paths = [...code.matchAll(/d: '([^']+)'/g)].map(([, path = '']) => path);
        return [name, paths.find((path) => all.split(`'${path}'`).length === 2)];
      }),
    );
    const importedBy = (name: string) =>
      sources.filter(({ text }) =>
        new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '[^']*/generated/icons'`).test(text),
      );
    const ofAdmin = [...drawn.keys()].filter((name) =>
      importedBy(name).every(({ file }) => file.startsWith('web/src/features/admin/')),
    );
    expect(ofAdmin.length).toBeGreaterThan(20);
    const home = scriptsOf('src/features/home/home-page.tsx');
    const found = ofAdmin.filter((name) => home.includes(drawn.get(name) ?? 'an icon without a path of its own'));
    // modules of four pages and more are in one file for all
    expect(found.length).toBeLessThan(5);
  });

  it.each(areas)('of %s, which every page below it loads, contain no forms', (layout) => {
    expect(formsIn(layout)).toEqual([]);
  });

  it.each(grids)('of %s contain no forms: its dialogs load when they are opened', (page) => {
    expect(formsIn(page)).toEqual([]);
  });

  it('of all lists whose rows are not edited in their places are known', () => {
    expect(grids.length).toBeGreaterThan(7);
  });

  it('are built from .graphql files that still exist', () => {
    const orphans = globSync('web/src/**/*.generated.ts').filter(
      (file) => !existsSync(file.replace(/\.generated\.ts$/, '.graphql')),
    );
    expect(orphans).toEqual([]);
  });
});
