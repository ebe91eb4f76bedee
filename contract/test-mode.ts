/** Credits of a new or emptied test account. */
export const testCredits = 100;
/** Days after which what test mode made is deleted. */
export const testDays = 7;
