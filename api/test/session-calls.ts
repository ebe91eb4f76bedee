import type { TestBrowser } from './test-browser';

/** Answers of registration and sign-in. */
export interface SessionAnswer {
  user: { id: string; email: string; name: string; role: string; credits: number } | null;
  errors: { code: string; message: string; field: string[] | null }[];
}

export const registerText =
  'mutation Register($input: RegisterInput!) { register(input: $input) { user { id email name role credits } errors { code message field } } }';
const signInText =
  'mutation SignIn($input: SignInInput!) { signIn(input: $input) { user { id email name role credits } errors { code message field retryAfterSeconds } } }';

/** Registers Ann in this browser, with the given changes. */
export const askToRegister = async (browser: TestBrowser, input: Record<string, unknown>): Promise<SessionAnswer> =>
  (
    await browser.graphql<{ register: SessionAnswer }>(registerText, {
      input: { name: 'Ann Lee', email: 'ann@example.com', password: 'secret-1', acceptTerms: true, ...input },
    })
  ).data.register;

/** @param from the client's network address, as a proxy reports it */
export const askToSignIn = async (
  browser: TestBrowser,
  email: string,
  password: string,
  from?: string,
): Promise<SessionAnswer> =>
  (
    await browser.graphql<{ signIn: SessionAnswer }>(
      signInText,
      { input: { email, password } },
      from === undefined ? {} : { headers: { 'x-forwarded-for': from } },
    )
  ).data.signIn;
