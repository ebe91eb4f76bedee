/** Returns a cost of at least two places: '0.04' for '0.0400', '0.0395' as it is. */
export const costInWords = (cost: string): string => cost.replace(/0{1,2}$/, '');
