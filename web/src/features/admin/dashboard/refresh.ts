/** How often the dashboard's answers are read again while the page is open, in milliseconds. */
export const refreshMs = 60_000;
