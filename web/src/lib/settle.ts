/** How long somebody who types in a filter pauses before the list follows. */
export const settleMs = 300;
