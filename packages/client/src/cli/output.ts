import type { PostloomError } from '../errors.js';

/** Exit codes: `refused` where the token lacks a right, so that scripts can distinguish it from a failure. */
export const exitCodes = { done: 0, failed: 1, usage: 2, refused: 3, interrupted: 130 } as const;

/** A wrong command line: shown with a hint to the help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Output {
  /** Prints a result: a sentence for people, an object for programs. */
  result: (sentence: string, facts: object) => void;
  /** Prints what happens at present, beside the results. Silent for programs. */
  status: (sentence: string) => void;
  dim: (text: string) => string;
  good: (text: string) => string;
  bad: (text: string) => string;
}

/** Prints results to stdout and everything else to stderr. Colours only on a terminal, and not with NO_COLOR. */
export function createOutput({ isJson }: { isJson: boolean }): Output {
  const hasColor = !isJson && process.stdout.isTTY && !process.env['NO_COLOR'];
  const colored = (code: number) => (text: string) => (hasColor ? `\u001b[${code}m${text}\u001b[0m` : text);
  return {
    result: (sentence, facts) => void process.stdout.write(`${isJson ? JSON.stringify(facts) : sentence}\n`),
    status: (sentence) => void (isJson || process.stderr.write(`${sentence}\n`)),
    dim: colored(2),
    good: colored(32),
    bad: colored(31),
  };
}

const hints: Record<string, string> = {
  UNAUTHENTICATED: 'Run "postloom login" with a new token.',
  NETWORK: 'Check the address and your connection.',
};

/** Returns the sentence for an error of the API, with what to do about it. */
export function sentenceOf({ code, message, scope, fields, requestId }: PostloomError): string {
  const hint = scope
    ? `The token needs the scope ${scope}: create one in your profile, under API tokens.`
    : hints[code];
  const about = fields.length > 0 ? ` (${fields.join(', ')})` : '';
  return [`${message}${about}`, hint, requestId && `Request ${requestId}.`].filter(Boolean).join(' ');
}
