import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';
import type { Font } from 'fontkit';
import { writeGenerated } from './write-generated';

const find = createRequire(import.meta.url);

/** Average widths are those of this text; short words and capitals as on the site's own pages. */
const sample =
  'Create Facebook and Instagram posts instantly with AI. Describe your post in a sentence, choose a format and a style, ' +
  'and download a finished picture in seconds. Every plan comes with credits that never expire; one credit is one design.';

/** Fonts that phones and computers have, by the names they go by there, and a package with a font of the same widths. */
const systemFonts = [
  { name: 'Arial', package: 'arimo', local: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'] },
  { name: 'Roboto', package: 'roboto', local: ['Roboto'] },
  { name: 'DejaVu', package: 'dejavu-sans', local: ['DejaVu Sans'] },
];

const screenFonts = [
  { name: 'Inter', package: 'inter' },
  { name: 'Bricolage', package: 'bricolage-grotesque' },
];

/** Regular and bold as measured, and the weights that each stands for. */
const weights = [
  { measured: 400, range: '100 500', suffix: '' },
  { measured: 700, range: '501 900', suffix: ' Bold' },
];

function readFont(name: string, weight: number): Font {
  const font = create(readFileSync(find.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`)));
  if (!('unitsPerEm' in font)) throw new Error(`${name} is a collection of fonts`);
  return font;
}

const averageWidth = (font: Font) => font.layout(sample).advanceWidth / sample.length / font.unitsPerEm;
const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/**
 * CSS of system fonts that take the room of the screens' own fonts (CSS Fonts 5, size-adjust and metric overrides), so
 * that a page looks much the same before its fonts have come, and where they never come.
 */
function fallbackFaces(): string {
  return screenFonts
    .flatMap((screen) =>
      systemFonts.flatMap((system) =>
        weights.map(({ measured, range, suffix }) => {
          const own = readFont(screen.package, measured);
          const sizeAdjust = averageWidth(own) / averageWidth(readFont(system.package, measured));
          // the overrides are shares of the adjusted size
          const override = (units: number) => percent(units / own.unitsPerEm / sizeAdjust);
          const local = system.local.map((name) => `local("${name}${suffix}")`).join(', ');
          return `@font-face { font-family: '${screen.name} ${system.name}'; font-weight: ${range}; src: ${local}; size-adjust: ${percent(sizeAdjust)}; ascent-override: ${override(own.ascent)}; descent-override: ${override(-own.descent)}; line-gap-override: ${override(own.lineGap)}; }`;
        }),
      ),
    )
    .join('\n');
}

/** Writes the fallback faces, so that the fonts they are measured on are needed here only. */
export function writeFallbackFaces(check: boolean): void {
  const head = '/* Written by `npm run codegen`: system fonts with the metrics of the fonts of the screens. */';
  writeGenerated('web/src/app/theme/generated/fallback-faces.css', `${head}\n${fallbackFaces()}\n`, check);
}
