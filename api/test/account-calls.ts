import type { TestBrowser } from './test-browser';

export interface Refusal {
  code: string;
  message: string;
  field: string[] | null;
  retryAfterSeconds: number | null;
}

/** What the mutations on an account answer, as far as the tests ask. */
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

/** Calls one mutation, its arguments as they stand in the document; `answer` is what it asks for beside the errors. */
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

/** The address of whoever is signed in; null for a visitor. */
export const whoAmI = async (browser: TestBrowser): Promise<string | null> =>
  (await browser.graphql<{ me: { email: string } | null }>('{ me { email } }')).data.me?.email ?? null;
