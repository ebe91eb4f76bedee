/** Whether a secret comes back from a form as it was shown: blank or masked. The stored one stays then. */
export const isMask = (text: string | null | undefined): text is null | undefined | '' =>
  !text?.trim() || /^[*•]+$|\.\.\.|…/.test(text);
