/** Ways out of this document, replaceable in tests. */
export const documents = {
  /** Loads an address of this site as a document of its own, with the policy of that page. */
  open: (href: string): void => window.location.assign(href),
};
