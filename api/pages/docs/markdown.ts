import { Marked } from 'marked';
import type { Tokens } from 'marked';
import { escapeHtml } from '../../platform/mail/email-html';
import { highlighted } from './highlight';

/** A heading of a page, for its table of contents. */
export interface Heading {
  id: string;
  depth: number;
  text: string;
}

export interface RenderedMarkdown {
  html: string;
  headings: Heading[];
}

/** Addresses of the files that the documents refer to; a file that is not served stays a word. */
const served = new Map([
  ['../schema.graphql', '/schema.graphql'],
  ['schema.graphql', '/schema.graphql'],
  ['api.md', '/docs'],
  ['glossary.md', '/docs/glossary'],
]);

/** Returns the address of a link on the site; null for a file of the repository that is not served. */
function addressOf(href: string): string | null {
  if (/^(?:https?:\/\/|\/|#)/.test(href)) return href;
  const [file = '', anchor] = href.split('#', 2);
  const address = served.get(file.replace(/^docs\//, ''));
  return address ? `${address}${anchor ? `#${anchor}` : ''}` : null;
}

/** Returns the part of an address that names a heading. */
export const anchorOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Renders Markdown of the repository as HTML. Its HTML, of which it needs none, is shown as text. */
export function renderMarkdown(source: string): RenderedMarkdown {
  const headings: Heading[] = [];
  const idOf = (text: string) => {
    const id = anchorOf(text);
    const same = headings.filter((heading) => heading.id === id || heading.id.startsWith(`${id}-`)).length;
    return same === 0 ? id : `${id}-${same + 1}`;
  };
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = this.parser.parseInline(tokens, this.parser.textRenderer);
        const id = idOf(text);
        headings.push({ id, depth, text });
        return `<h${depth} id="${id}">${html}${depth > 1 ? ` <a class="anchor" href="#${id}" aria-label="Link to this part">#</a>` : ''}</h${depth}>\n`;
      },
      code: ({ text, lang }: Tokens.Code) =>
        `<div class="code"${lang ? ` data-language="${escapeHtml(lang)}"` : ''}><pre tabindex="0"><code>${highlighted(text, lang)}</code></pre></div>\n`,
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escapeHtml(text),
      link({ href, tokens }: Tokens.Link) {
        const address = addressOf(href);
        const text = this.parser.parseInline(tokens);
        return address === null ? text : `<a href="${escapeHtml(address)}">${text}</a>`;
      },
    },
  });
  const html = marked
    .parse(source, { async: false })
    .replaceAll('<table>', '<div class="table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return { html, headings };
}

/** Renders a description of the schema, which uses code marks only. */
export const renderInline = (text: string): string =>
  escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\n{2,}/g, '<br>');
