import { compile } from 'html-to-text';

/** The email in plain words, for readers and filters that take no HTML: facts a line each, links written out. */
export const emailText: (html: string) => string = compile({
  wordwrap: 100,
  selectors: [
    { selector: 'h1', options: { uppercase: false, leadingLineBreaks: 2, trailingLineBreaks: 1 } },
    { selector: 'table', format: 'dataTable', options: { colSpacing: 2, maxColumnWidth: 60 } },
    // the address stands below each button
    { selector: 'a', options: { ignoreHref: true } },
  ],
});
