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

/** HTML of an editor with only text marks and safe links left: what may be put into a line of a page as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, options);

const articleOptions: sanitizeHtml.IOptions = {
  ...options,
  allowedTags: [...(options.allowedTags || []), 'h2', 'h3', 'ul', 'ol', 'li'],
};

/** The same with headings and lists, for a whole text. */
export const safeArticle = (html: string): string => sanitizeHtml(html, articleOptions);
