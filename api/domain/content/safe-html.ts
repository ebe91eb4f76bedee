import sanitizeHtml from 'sanitize-html';

const options: sanitizeHtml.IOptions = {
  allowedTags: ['a', 'b', 'strong', 'i', 'em', 'u', 'br', 'span', 'p'],
  allowedAttributes: { a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, { href = '', title }) => {
      const away = /^https?:/i.test(href);
      return { tagName, attribs: { href, ...(title ? { title } : {}), ...(away ? { target: '_blank', rel: 'noopener noreferrer' } : {}) } };
    },
  },
};

/** HTML of an editor with only text marks and safe links left: what may be put into a page as it is. */
export const safeHtml = (html: string): string => sanitizeHtml(html, options);
