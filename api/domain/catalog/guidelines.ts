import sanitizeHtml from 'sanitize-html';
import { safeArticle } from '../content/safe-html';

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
const unescaped = (html: string) =>
  html
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&');

/** Returns plain text as HTML: a blank line begins a paragraph. */
const paragraphsOf = (text: string) =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escaped(part).replace(/\n/g, '<br />')}</p>`)
    .join('');

/** Returns the text of HTML, with its line breaks and the addresses of its links. */
const textOf = (html: string) =>
  unescaped(
    sanitizeHtml(
      html
        .replace(/<a\b[^>]*\bhref="([^"]+)"[^>]*>([\s\S]*?)<\/a>/g, (_link, href: string, text: string) =>
          text.includes(href) ? text : `${text} (${href})`,
        )
        .replace(/<br\s*\/?>/g, '\n')
        .replace(/<li>(?:<p>)?/g, '- ')
        .replace(/(?:<\/p>)?<\/li>/g, '\n')
        .replace(/<\/(?:p|h2|h3|ul|ol)>/g, '\n\n'),
      { allowedTags: [], allowedAttributes: {} },
    ),
  )
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The stored forms of guidelines. */
export interface Guidelines {
  guidelines: string | null;
  guidelinesHtml: string | null;
}

/** Returns an editor's HTML as it is stored: sanitized, and as plain text. */
export function guidelinesOf(html: string): { guidelines: string; guidelinesHtml: string } {
  const guidelinesHtml = safeArticle(html);
  const guidelines = textOf(guidelinesHtml);
  return { guidelines, guidelinesHtml: guidelines === '' ? '' : guidelinesHtml };
}

/** Returns guidelines as safe HTML, also those that were written as plain text; null where there are none. */
export function guidelinesAsHtml({ guidelines, guidelinesHtml }: Guidelines): string | null {
  if (guidelines === null) return null;
  return guidelinesHtml === null ? paragraphsOf(guidelines) : safeArticle(guidelinesHtml);
}
