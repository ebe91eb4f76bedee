import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { writeGenerated } from './write-generated';

/** The module that holds the icons. The build takes each icon out of it by its line (`web/icon-modules.ts`). */
const target = 'web/src/lib/generated/icons.ts';
const imports = /import \{([^}]*)\} from '[^']*\/generated\/icons'/g;
/** What `icon` sets on the whole drawing. */
const usual = {
  fill: 'none',
  stroke: 'currentColor',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
  'stroke-width': '2',
};

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases: Record<string, { parent: string }>;
}

const lucide = createRequire(import.meta.url)('@iconify-json/lucide/icons.json') as IconSet;

const kebab = (name: string) => name.replaceAll(/(?<=[a-z0-9])(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Returns the SVG of an icon by the name of its component; `...Icon` where the name alone is a browser's own. */
function bodyOf(component: string): string {
  for (const name of [kebab(component), kebab(component.replace(/Icon$/, ''))]) {
    const body = lucide.icons[lucide.aliases[name]?.parent ?? name]?.body;
    if (body) return body;
  }
  throw new Error(`Lucide has no icon ${component}`);
}

/** Returns the line of one icon. */
function lineOf(component: string): string {
  const shapes = [...bodyOf(component).matchAll(/<([a-z]+)([^>]*)\/>/g)].map(([, element, attributes = '']) => {
    const own = [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)]
      .filter(([, name = '', value]) => Reflect.get(usual, name) !== value)
      .map(([, name = '', value]) => `${camel(name)}: '${value}'`);
    return `['${element}', { ${own.join(', ')} }]`;
  });
  return `export const ${component} = /* @__PURE__ */ icon(${shapes.join(', ')});`;
}

function icons(): string {
  const sources = readdirSync('web/src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(`web/src/${file}`, 'utf8'));
  const names = sources.flatMap((text) =>
    [...text.matchAll(imports)].flatMap(([, list = '']) => list.split(',').map((name) => name.trim())),
  );
  const head = `// Written by \`npm run codegen\`: the icons of Lucide (ISC License) that the client imports.\nimport { icon } from '../icon';\n`;
  return `${[head, ...[...new Set(names)].filter(Boolean).sort().map(lineOf)].join('\n')}\n`;
}

/** Writes the icons that the client imports from this module, so that the package of all 1,700 is needed here only. */
export const writeIcons = (check: boolean): void => writeGenerated(target, icons(), check);
