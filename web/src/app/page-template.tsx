import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { renderToStaticMarkup } from 'react-dom/server';
import { sessionHintScript } from '../entities/session/session-signals';
import { laterCodeId, pageStateId } from './page-state';

/** The needed part of Vite's build manifest. */
export type Manifest = Record<string, { file: string; imports?: string[]; isEntry?: boolean }>;

interface PageParts {
  template: string;
  assets: Manifest;
  /** React's output, with titles and meta tags at its start. */
  body: string;
  styles: string;
  /** The data loaded for the page. */
  state: unknown;
  /**
   * Source file of a page that can be read and typed into without the app: its code and the app's are fetched when the
   * browser is idle. Every other page needs them at once.
   */
  laterPage: string | undefined;
  /** Full address of the page, without its search. */
  address: string;
  siteUrl: string;
  /** Search engines may index it. */
  indexed: boolean;
  /** Address of the picture beside a link to the page, 1200 by 630. */
  picture: string;
}

const escapeAttribute = (text: string) => text.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the tags for a page's canonical address and its preview picture; `noindex` for the rest. */
function addressTags({
  address,
  siteUrl,
  indexed,
  picture,
}: Pick<PageParts, 'address' | 'siteUrl' | 'indexed' | 'picture'>): string {
  if (!indexed) return '<meta name="robots" content="noindex">';
  const page = escapeAttribute(address);
  const shown = escapeAttribute(new URL(picture, siteUrl).href);
  return `<link rel="canonical" href="${page}"><meta property="og:url" content="${page}"><meta property="og:image" content="${shown}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`;
}

const hoisted = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;
const readFonts = [/inter-latin-wght-normal\.woff2$/, /bricolage-grotesque-latin-wght-normal\.woff2$/];
const appEntry = 'src/app/start.tsx';
/** Surrounds every page that can be read without the app. */
const publicLayout = 'src/app/public-layout.tsx';

/** Returns JSON that is safe inside a script element, with any texts. */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function chunksOf(assets: Manifest, name: string, seen = new Set<string>()): Set<string> {
  const chunk = assets[name];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) chunksOf(assets, imported, seen);
  return seen;
}

const fontLinks = (assets: Manifest) =>
  readFonts
    .flatMap(
      (pattern) =>
        Object.values(assets).find(({ file }) => pattern.test(file.replace(/-[\w-]{8}(?=\.woff2$)/, '')))?.file ?? [],
    )
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join('');

function scriptLinks(assets: Manifest, laterPage: string | undefined): string {
  const files = chunksOf(assets, appEntry);
  if (!laterPage) return [...files].map((file) => `<link rel="modulepreload" href="/${file}" crossorigin>`).join('');
  for (const name of [publicLayout, laterPage]) chunksOf(assets, name, files);
  return `<script type="application/json" id="${laterCodeId}">${inlineJson([...files])}</script>`;
}

// runs before the first paint, to avoid a flash of the other colour scheme
const firstScripts =
  renderToStaticMarkup(<InitColorSchemeScript attribute="data" defaultMode="system" />) +
  `<script>${sessionHintScript}</script>`;

/** The text of every inline script: the same on all pages, so that a content security policy can list their hashes. */
export const inlineScripts: string[] = [...firstScripts.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(
  ([, text]) => text ?? '',
);

/** Inserts a rendered page into index.html. The parts are passed as functions, so that `$&` in a text is plain text. */
export function fillTemplate({ template, assets, body, styles, state, laterPage, ...place }: PageParts): string {
  const lifted = hoisted.exec(body)?.[0] ?? '';
  const head =
    lifted +
    (lifted.includes('name="robots"') ? '' : addressTags(place)) +
    fontLinks(assets) +
    scriptLinks(assets, laterPage) +
    firstScripts +
    styles;
  return template
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-body-->', () => body.slice(lifted.length))
    .replace(
      '<!--page-state-->',
      () => `<script type="application/json" id="${pageStateId}">${inlineJson(state)}</script>`,
    );
}
