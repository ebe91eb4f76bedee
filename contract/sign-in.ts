/**
 * Sentences about a refused sign-in with another account, by the outcome's code: where they fit, of the specification's error
 * catalogue (public-site.md, section 8). The page that waits shows them, and the popup's own page.
 */
export const socialSentences: Readonly<Record<string, string>> = {
  INVALID_STATE: 'Sign-in cancelled. Please try again.',
  USER_DISABLED: 'This account has been disabled.',
  INVALID_INPUT: 'That account does not share an email address, and we need one.',
  TOO_MANY_REQUESTS: 'Too many attempts to sign in. Please wait a few minutes and try again.',
  EMAIL_ALREADY_IN_USE: 'This email is already in use. Please try another one.',
};

/** Maximum time between the two steps of a sign-in. */
export const firstStepSeconds = 600;
