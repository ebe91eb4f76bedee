/** Stands in for style sheets and fonts. */
export const nothing = '';
