/** Shapes of secrets inside a sentence, such as an error message of a library. */
const secretShapes: [RegExp, string][] = [
  [/AIza[\w-]{10,}/g, 'AIza[redacted]'],
  [/\bAQ\.[\w.-]{10,}/g, 'AQ.[redacted]'],
  [/\$2[abxy]?\$\d\d\$[./\w]{53}/g, '[redacted hash]'],
  [/\b(Bearer|Basic) [\w.~+/=-]{8,}/gi, '$1 [redacted]'],
  [/([?&](?:key|token|access_token)=)[^&\s"]+/gi, '$1[redacted]'],
  [/((?:postgres(?:ql)?|smtps?):\/\/[^:\s]+:)[^@\s]+@/g, '$1[redacted]@'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[redacted token]'],
  // An email address; a package's version, as in the paths of a stack, ends in a digit.
  [/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,}\b/gi, '[address]'],
];

/** Removes secrets and email addresses from a sentence for a log or an administrator. */
export const withoutSecrets = (text: string) =>
  secretShapes.reduce((result, [shape, stand]) => result.replace(shape, stand), text);
