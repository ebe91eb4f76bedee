import { compile } from 'html-to-text';

/** Converts an email to plain text, for readers and filters without HTML: one fact a line, links written out. */
export const emailText: (html: string) => string = compile({
  wordwrap: 100,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'table', format: 'dataTable', options: { colSpacing: 2, maxColumnWidth: 60 } },
    // The address is written out below each button.
    { selector: 'a.action', format: 'anchor', options: { ignoreHref: true } },
    { selector: 'a', format: 'anchor', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['(', ')'] } },
  ],
});
