/** A balance that falls below this many credits is low: screens offer more, and the event `credits.low` occurs. */
export const fewCredits = 5;
