/** Maximum number of orders that an Admin names in one bulk call. */
export const mostPurchasesAtOnce = 200;
