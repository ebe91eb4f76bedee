import type { TestBrowser } from './test-browser';

export interface Refusal {
  code: string;
  message: string;
  field: string[] | null;
  retryAfterSeconds: number | null;
}

/** Answers of the account mutations, as far as the tests read them. */
export interface AccountAnswer {
  errors: Refusal[];
  user?: Record<string, unknown> | null;
  codeRequired?: boolean;
  secret?: string | null;
  uri?: string | null;
  recoveryCodes?: string[] | null;
  url?: string | null;
  email?: string | null;
}

/** Calls one mutation, with its arguments inlined in the document; `answer` is the selection beside the errors. */
export async function call(
  browser: TestBrowser,
  field: string,
  args: string,
  variables: Record<string, unknown>,
  answer = '',
): Promise<AccountAnswer> {
  const inner = [...args.matchAll(/\$(\w+): [\w!\[\]]+/g)].map(([, name]) => `${name}: $${name}`).join(', ');
  const { data, errors } = await browser.graphql<Record<string, AccountAnswer>>(
    `mutation Call${args && `(${args})`} { ${field}${inner && `(${inner})`} { ${answer} errors { code message field retryAfterSeconds } } }`,
    variables,
  );
  const answered = data?.[field];
  if (!answered) throw new Error(errors?.[0]?.message ?? 'no answer');
  return answered;
}

export const signIn = (browser: TestBrowser, email: string, password: string) =>
  call(browser, 'signIn', '$input: SignInInput!', { input: { email, password } }, 'codeRequired user { id }');

/** Returns the email address of the signed-in account; null for an anonymous caller. */
export const whoAmI = async (browser: TestBrowser): Promise<string | null> =>
  (await browser.graphql<{ me: { email: string } | null }>('{ me { email } }')).data.me?.email ?? null;
