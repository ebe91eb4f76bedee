import type { IdKind, RestRow, Tag } from '../row';
import type { Json } from './schemas';

/** What holds for every path. */
export const introduction = `REST paths of the original system. Each runs one operation of the GraphQL contract at \`/graphql\`, with the caller,
the checks and the cost of that.

- **Who calls.** Send a personal access token as \`Authorization: Bearer\`, or call from a browser that has signed in to
  this site. The token wins; an invalid one is 401 on every path. With the session's cookies a change needs this site's
  \`Origin\`, or any \`X-Requested-With\` header where there is no \`Origin\`.
- **Answers.** Every success is 200. Lists are bare arrays, whole unless \`limit\` and \`page\` cut them; one object by its
  id is bare. Fields that only Admins get are optional here.
- **Failures** have one shape, with one sentence in \`message\` and \`error\`, a \`code\` for programs and the name of the
  \`field\`. A method that a path does not have is 405 with \`Allow\`.
- **Bodies** are JSON objects of at most 100 kB, 500 kB for a section. Unknown fields are ignored. A field that is not
  sent stays as it is; null or a blank text clears it.
- **Costs.** \`X-Operation-Cost\` says what a call has cost, and \`RateLimit-Limit\`, \`RateLimit-Remaining\` and
  \`RateLimit-Reset\` what is left of the tightest budget.`;

export const tagDescriptions: Readonly<Record<Tag | 'Pictures' | 'Files' | 'Events', string>> = {
  'Packages and items': 'What the shop sells.',
  Orders: 'Package and item orders and their payments.',
  Accounts: 'Profiles, memberships and balances.',
  Support: 'Tickets and emails to accounts.',
  Sections: 'Parts of the public site.',
  Settings: 'PayPal and AI keys.',
  Pictures: 'Uploads and design pictures.',
  Files: 'Archives, invoices, calendars and lists to download.',
  Events: 'What webhooks deliver.',
};

export const accessDescriptions: Readonly<Record<RestRow['access'], string>> = {
  public: 'Public.',
  signedIn: 'Needs an account.',
  admin: 'Needs an Admin.',
};

export const idDescriptions: Readonly<Record<IdKind, string>> = {
  uuid: 'A UUID.',
  order: "The order's UUID, or its code of 8 characters.",
  item: "The item's UUID, or its public number.",
};

export const idExamples: Readonly<Record<IdKind, string>> = {
  uuid: '01a20ee5-50cb-7a61-9613-877f7d22ca2a',
  order: 'AB12CD34',
  item: '7',
};

/** Refusals by status, where a row says no more. */
export const usualRefusals: Readonly<Record<number, string>> = {
  400: 'The id, a parameter or a body field is invalid; see `field`.',
  401: 'Not signed in, or the token is invalid, expired or revoked.',
  403: 'The caller may not do this, the token lacks a scope, or the request came from another site.',
  404: 'It does not exist or belongs to another account.',
  405: 'The path does not support this method; `Allow` lists the supported ones.',
  409: 'The current state does not allow this.',
  413: 'The body is too large.',
  415: 'The body is not `application/json`.',
  429: 'A limit is reached.',
  500: 'An error on our side; quote `requestId` to support.',
  503: 'We or PayPal are temporarily unavailable.',
};

const whole = (most: number): Json => ({ type: 'integer', minimum: 1, maximum: most });

/** Parameters that several rows read. */
export const sharedParameters: Readonly<Record<string, Json>> = {
  userEmail: {
    name: 'userEmail',
    in: 'query',
    description:
      "Only what belongs to the account with this address. Required unless the caller is an Admin, and then only the caller's own address works.",
    schema: { type: 'string', minLength: 1 },
  },
  limit: { name: 'limit', in: 'query', description: 'Objects per page; all if missing.', schema: whole(1000) },
  page: { name: 'page', in: 'query', description: 'Page number, from 1.', schema: whole(100_000) },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A key of your choice: repeated calls with the same key take effect once.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
  },
};
