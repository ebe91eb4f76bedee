import { randomUUID } from 'node:crypto';
import type { UserEntity } from '../domain/accounts/user.entity';
import { createApiToken } from '../domain/tokens/token.service';
import type { TokenScope } from '../graphql/generated/schema';
import type { GraphQLAnswer } from './test-browser';
import { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

/** A program that sends a bearer token with each request, and the cookies that a test gives it. */
export class TokenBrowser extends TestBrowser {
  constructor(
    url: string,
    readonly token: string,
  ) {
    super(url);
  }

  override fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('authorization')) headers.set('authorization', `Bearer ${this.token}`);
    return super.fetch(path, { ...init, headers });
  }
}

/** Creates a token of an account. */
export async function tokenOf(
  product: TestProduct,
  owner: Pick<UserEntity, 'id' | 'role'>,
  scopes: TokenScope[],
): Promise<{ id: string; token: string; program: TokenBrowser }> {
  const { token, apiToken } = await createApiToken(product.ctx(owner), { name: 'A program', scopes });
  return { id: apiToken.id, token, program: new TokenBrowser(product.url, token) };
}

/** Returns the code and the scope of each error of an answer, by the field that it is about. */
export const refusalsOf = ({ errors = [] }: GraphQLAnswer<unknown>) =>
  errors.map(({ extensions }) => {
    const { code, scope } = extensions as { code: string; scope?: string | null };
    return scope ? `${code} ${scope}` : code;
  });

/** Creates a token over GraphQL, with the variable `input`. */
export const createTokenMutation =
  'mutation($input: CreateApiTokenInput!) { createApiToken(input: $input) { token apiToken { id name hint scopes state expiresAt lastUsedAt } errors { code field } } }';

interface Created {
  createApiToken: {
    token: string | null;
    apiToken: { id: string; hint: string; state: string; expiresAt: string | null } | null;
    errors: { code: string; field: string[] | null }[];
  };
}

/** Registers an account. Returns it with its browser, and a function that creates tokens for it there. */
export async function newTokenOwner(product: TestProduct) {
  const browser = product.browser();
  const email = `owner-${randomUUID()}@example.com`;
  const id = await browser.register(email);
  const make = async (input: object) =>
    (await browser.graphql<Created>(createTokenMutation, { input: { name: 'CI', scopes: ['DESIGNS_READ'], ...input } }))
      .data.createApiToken;
  return { browser, id, email, make };
}
