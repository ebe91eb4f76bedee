import { createHash } from 'node:crypto';
import type { Accent } from '../../../contract/brand';
import { escapeHtml } from '../../platform/mail/email-html';
import type { Heading } from './markdown';
import { docsStyle } from './style';

/** One page of the documentation. */
export interface DocsPage {
  path: string;
  /** The entry of the menu that it belongs to, unless it is one itself. */
  section?: string;
  title: string;
  description: string;
  /** What follows the header, as HTML. */
  html: string;
  headings: readonly Heading[];
  /** Placeholder for the list of its headings, as HTML. */
  contents?: string;
  /** Style rules of its own. */
  style?: string;
  /** Source of the page's own script. */
  script?: string;
  /** Address of a script of this site that the page loads, which may call the site. */
  module?: string;
}

/** What the pages show of the shop. */
export interface DocsShop extends Accent {
  shopName: string;
}

const sections = [
  ['/docs', 'Guide'],
  ['/docs/schema', 'Schema'],
  ['/docs/api', 'REST'],
  ['/graphql', 'Explorer'],
  ['/docs/costs', 'Costs'],
  ['/docs/changes', 'Changes'],
] as const;

/** Puts a button on each example. Without a clipboard, on an insecure address, there is none. */
const copyScript = `
if (navigator.clipboard) for (const code of document.querySelectorAll('.code')) {
  const button = document.createElement('button');
  button.className = 'copy';
  button.type = 'button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(code.querySelector('pre').textContent);
    button.textContent = 'Copied';
    setTimeout(() => { button.textContent = 'Copy'; }, 2000);
  });
  code.append(button);
}
// a phone shows the page before its contents
const contents = document.querySelector('.contents');
if (contents && matchMedia('(min-width:1000px)').matches) contents.open = true;
`;

const hashOf = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** Returns the items of a table of contents: headings of depth 2, each with its headings of depth 3. */
function contentsOf(headings: readonly Heading[]): string {
  const item = ({ id, text }: Heading) => `<a href="#${id}">${escapeHtml(text)}</a>`;
  const groups: { head: Heading; below: Heading[] }[] = [];
  for (const heading of headings) {
    if (heading.depth === 2) groups.push({ head: heading, below: [] });
    else if (heading.depth === 3) groups.at(-1)?.below.push(heading);
  }
  if (groups.length < 2) return '';
  const list = groups.map(({ head, below }) => {
    const inner = below.length > 0 ? `<ul>${below.map((one) => `<li>${item(one)}</li>`).join('')}</ul>` : '';
    return `<li>${item(head)}${inner}</li>`;
  });
  return `<details class="contents"><summary>On this page</summary><nav aria-label="On this page"><ul>${list.join('')}</ul></nav></details>`;
}

/**
 * Returns a page as HTML, and the content security policy under which its own style and script run, and nothing else.
 * @param fontRules style rules of the product's fonts
 */
export function framedPage(page: DocsPage, shop: DocsShop, fontRules: string): { html: string; policy: string } {
  const style = `${fontRules}${docsStyle(shop)}${page.style ?? ''}`;
  const script = `${copyScript}${page.script ?? ''}`;
  // a page outside of the documentation has no menu of it
  const links = (page.path.startsWith('/docs') ? sections : []).map(
    ([path, name]) =>
      `<a href="${path}"${path === (page.section ?? page.path) ? ' aria-current="page"' : ''}>${name}</a>`,
  );
  const name = escapeHtml(shop.shopName);
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(page.title)} - ${name}</title>
<link rel="icon" href="/shop-icon.svg" type="image/svg+xml">
<link rel="alternate" href="/docs/changes.atom" type="application/atom+xml" title="Changes of the API">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header class="site"><a class="home" href="/" aria-label="${name} home"><img src="/shop-icon.svg" alt="" width="32" height="32">${name}</a><nav aria-label="Documentation">${links.join('')}</nav></header>
<div class="page">
${page.contents ?? contentsOf(page.headings)}
<main id="content" tabindex="-1">
${page.html}
</main>
</div>
<script>${script}</script>
${page.module ? `<script type="module" src="${page.module}"></script>\n` : ''}</body>
</html>
`;
  const policy = [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}${page.module ? " 'self'" : ''}`,
    // tools that check a page read robots.txt from within it
    "connect-src 'self'",
    "font-src 'self' data:",
    // the icon of a shop may be a picture elsewhere; a call may answer a picture
    `img-src 'self' https: data:${page.module ? ' blob:' : ''}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return { html, policy };
}
