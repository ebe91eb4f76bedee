import { fitText } from '../../studio/fit-text';
import { postType } from '../../api/platform/fonts/post-type';

/** The brand's two threads on light and on dark background (design/look.md, tokens). */
export const THREADS = {
  light: { violet: '#5b3df5', coral: '#f0563a', text: '#17141f' },
  dark: { violet: '#9c88ff', coral: '#ff8a6e', text: '#f4f0fa' },
} as const;
type Threads = { violet: string; coral: string; text: string };

// Two warp threads and one weft that turns back; where one passes under the other, it is cut with a small gap.
const WARP =
  'M14 8.6V7a4 4 0 0 1 8 0v1.6zM14 21.4h8V57a4 4 0 0 1-8 0zM25.5 34.6V7a4 4 0 0 1 8 0v27.6zM25.5 47.4h8V51a4 4 0 0 1-8 0z';
const WEFT =
  'M23.1 11H8a4 4 0 0 0 0 8h15.1zM35.9 11H39a17 17 0 0 1 0 34H24.4v-8H39a9 9 0 0 0 0-18h-3.1zM11.6 37H8a4 4 0 0 0 0 8h3.6z';

/** Returns the mark's two paths in a field of 64. */
export const markPaths = ({ violet, coral }: Threads): string =>
  `<g transform="translate(2)"><path fill="${violet}" d="${WARP}"/><path fill="${coral}" d="${WEFT}"/></g>`;

const svg = (width: number, height: number, body: string, label?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"${label ? ` role="img" aria-label="${label}"` : ''}>${body}</svg>\n`;

export const markSvg = (threads: Threads): string => svg(64, 64, markPaths(threads), 'Postloom');

/** Returns mark and name side by side; the letters are outlines, so no font is needed. */
export async function wordmarkSvg(threads: Threads): Promise<string> {
  const name = await fitText(
    postType,
    'Postloom',
    { x: 76, y: 12, width: 260, height: 46 },
    { family: 'display', weight: 700, max: 50, tracking: -0.03, vertical: 'middle' },
  );
  return svg(
    Math.ceil(name.box.x + name.box.width + 4),
    64,
    `${markPaths(threads)}<path fill="${threads.text}" d="${name.path}"/>`,
    'Postloom',
  );
}

/** Returns the tab's icon, which adapts to the browser's colour scheme. */
export const faviconSvg = (): string =>
  svg(
    64,
    64,
    `<style>.v{fill:${THREADS.light.violet}}.c{fill:${THREADS.light.coral}}@media(prefers-color-scheme:dark){.v{fill:${THREADS.dark.violet}}.c{fill:${THREADS.dark.coral}}}</style>` +
      `<g transform="translate(2)"><path class="v" d="${WARP}"/><path class="c" d="${WEFT}"/></g>`,
  );

/** Returns the mark on paper with a margin, for home screens. */
export const tileSvg = (side: number): string =>
  svg(
    side,
    side,
    `<rect width="${side}" height="${side}" fill="#fbf8f3"/><g transform="translate(${side * 0.19} ${side * 0.18}) scale(${(side * 0.64) / 64})">${markPaths(THREADS.light)}</g>`,
  );

const CELL = 120;
const LINES = 5;

/** Returns a repeating basket weave: bundles of threads, alternately over and under, one of them coral. */
export function weaveSvg({ violet, coral }: Threads): string {
  let lines = '';
  for (let row = 0; row < 2; row += 1) {
    for (let column = 0; column < 2; column += 1) {
      for (let index = 0; index < LINES; index += 1) {
        const across = (index + 0.5) * (CELL / LINES);
        const [x, y] = [column * CELL, row * CELL];
        const d =
          (row + column) % 2 === 0 ? `M${x + 9} ${y + across}h${CELL - 18}` : `M${x + across} ${y + 9}v${CELL - 18}`;
        const special = row === 1 && column === 0 && index === 2;
        lines += `<path d="${d}" stroke="${special ? coral : violet}" stroke-opacity="${special ? 0.2 : 0.1}"/>`;
      }
    }
  }
  return svg(CELL * 2, CELL * 2, `<g fill="none" stroke-width="9" stroke-linecap="round">${lines}</g>`);
}
