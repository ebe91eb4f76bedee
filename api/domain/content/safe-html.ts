import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'u', 'br', 'span', 'p'],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', title }) => {
      const away = /^https?:/i.test(href);
      return {
        tagName,
        attribs: {
          href,
          ...(title ? { title } : {}),
          ...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
        },
      };
    },
  },
};

/** Sanitizes an editor's HTML to text marks and safe links, suitable for a line of a page. */
export const safeHtml = (html: string): string => sanitizeHtml(html, options);

const articleOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'h2', 'h3', 'ul', 'ol', 'li'],
};

/** Sanitizes a whole text; also allows headings and lists. */
export const safeArticle = (html: string): string => sanitizeHtml(html, articleOptions);
