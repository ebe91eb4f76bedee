let count = 0;

/**
 * How often a user has signed in or out in this browser, as far as this tab knows. The answer to a request that was
 * sent before the last time is about another user.
 */
export const sessionCount = {
  now: () => count,
  /** Called after a sign-in or sign-out, before the account is loaded or removed. */
  next: () => {
    count += 1;
  },
};
