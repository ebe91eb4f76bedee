import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { sessionHintScript } from '../components/session/session-signals';
import { pageStateId } from './page-state';

/** Vite's build manifest, as far as it is needed here. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

interface PageParts {
  template: string;
  assets: Manifest;
  /** What React rendered, with titles and metas at its start. */
  body: string;
  styles: string;
  /** What was loaded for the page. */
  state: unknown;
  /** Fetch the app's code right away: the page needs it to be of use. */
  loadAppEarly: boolean;
}

const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;
const readFonts = [/inter-latin-wght-normal\.woff2$/, /bricolage-grotesque-latin-wght-normal\.woff2$/];
const appEntry = 'src/app/start.tsx';

/** JSON that can stand inside a script element whatever texts it holds. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

function chunksOf(assets: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = assets[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(assets, imported, seen);
  return seen;
}

const fontLinks = (assets: Manifest) =>
  readFonts
    .flatMap((pattern) => Object.values(assets).find(({ file }) => pattern.test(file.replace(/-[\w-]{8}(?=\.woff2$)/, '')))?.file ?? [])
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

const scriptLinks = (assets: Manifest) => [...chunksOf(assets, appEntry)].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`).join('');

// runs before the first paint, so that nobody sees the other colour scheme flash by
const firstScripts = renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />) + `<script>${sessionHintScript}</script>`;

/** Puts a rendered page into index.html. The parts come in through functions, so `$&` in a text is just text. */
export function fillTemplate({ template, assets, body, styles, state, loadAppEarly }: PageParts): string {
  const lifted = hoisted.exec(body)?.[0] ?? '';
  const head = lifted + fontLinks(assets) + (loadAppEarly ? scriptLinks(assets) : '') + firstScripts + styles;
  return template
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-body-->', () => body.slice(lifted.length))
    .replace('<!--page-state-->', () => `<script type="application/json" id="${pageStateId}">${inlineJson(state)}</script>`);
}
