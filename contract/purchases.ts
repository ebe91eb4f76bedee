/** Orders that an Admin names at once, for what is done to several. */
export const mostPurchasesAtOnce = 200;
