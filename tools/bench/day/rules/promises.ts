import type { Requested } from '../facts';
import { checkEach, grouped } from './rule';
import type { Books, Rule } from './rule';

/** The rows that a request id made: id of the object that an answer names, by kind of request. */
const rowsOf: Record<Requested['kind'], string> = {
  design: `select request_id as request, user_id::text as account, id::text from designs`,
  purchase: `select request_id as request, user_id::text as account, id::text from orders where request_id is not null
    union all select request_id, user_id::text, object_id::text from creation_requests c
      where not exists (select from orders o where o.request_id = c.request_id and o.user_id = c.user_id)
        and exists (select from orders o where o.id = c.object_id)`,
  ticket: `select request_id as request, user_id::text as account, id::text from tickets where request_id is not null`,
  reply: `select request_id as request, author_id::text as account, ticket_id::text as id from ticket_replies where sender = 'USER'`,
  answer: `select request_id as request, author_id::text as account, ticket_id::text as id from ticket_replies where sender = 'ADMIN'`,
  grant: `select request_id as request, user_id::text as account, user_id::text as id from credit_entries where reason in ('GRANT', 'ADMIN')`,
  refund: `select request_id as request, actor::text as account, p.order_id::text as id
    from refunds r join payments p on p.id = r.payment_id where request_id is not null`,
  month: `select request_id as request, user_id::text as account, id::text from month_plans`,
  brand: `select name::text as request, user_id::text as account, id::text from brands`,
  photo: `select id::text as request, user_id::text as account, id::text from design_photos`,
  mailing: `select request_id as request, started_by::text as account, id::text from mailings`,
};

async function checkRequests({ query, facts }: Books, kind: Requested['kind']) {
  const rows = await query<{ request: string; account: string; id: string }>(rowsOf[kind]);
  const byRequest = grouped(rows, ({ request, account }) => `${account} ${request}`);
  const asked = facts.requested.filter((one) => one.kind === kind);
  return checkEach(asked, ({ requestId, userId, id, isDeleted }) => {
    const made = byRequest.get(`${userId} ${requestId}`) ?? [];
    if (made.length > 1) return `${kind} ${requestId} made ${made.length} rows`;
    if (id === undefined || isDeleted) return null;
    if (made.length === 0) return `${kind} ${requestId} was acknowledged as ${id} and does not exist`;
    return made[0]?.id === id ? null : `${kind} ${requestId} was acknowledged as ${id} and is ${made[0]?.id}`;
  });
}

const requests: readonly Rule[] = (Object.keys(rowsOf) as Requested['kind'][]).map((kind) => ({
  name: `${kind}s: each acknowledged one exists, each request id made one row at most`,
  check: (books) => checkRequests(books, kind),
}));

const paid: Rule = {
  name: 'each order that was called paid is paid',
  async check({ query, facts }) {
    const rows = await query<{ id: string; status: string }>(`select id::text, payment_status as status from orders`);
    const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
    return checkEach(facts.paid, (id) =>
      ['PAID', 'REFUNDED', 'DISPUTED'].includes(statusOf.get(id) ?? '') ? null : `order ${id} is ${statusOf.get(id)}`,
    );
  },
};

const accounts: Rule = {
  name: 'each acknowledged account exists, and is confirmed if that was acknowledged',
  async check({ query, facts }) {
    const rows = await query<{ id: string; verified: boolean }>(
      `select id::text, email_verified_at is not null as verified from users`,
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return checkEach(facts.accounts, ({ id, email, isVerified }) => {
      const row = byId.get(id);
      if (!row) return `account ${email} does not exist`;
      return isVerified && !row.verified ? `account ${email} is not confirmed` : null;
    });
  },
};

const saved: Rule = {
  name: 'each acknowledged change of a month or brand is stored',
  async check({ query, facts }) {
    const rows = await query<{ id: string; version: number }>(
      'select id::text, version from month_plans union all select id::text, version from brands',
    );
    const versionOf = new Map(rows.map(({ id, version }) => [id, version]));
    const deleted = new Set(facts.requested.flatMap(({ id, isDeleted }) => (id && isDeleted ? [id] : [])));
    return checkEach(facts.saved, ({ kind, id, version }) =>
      deleted.has(id) || (versionOf.get(id) ?? 0) >= version
        ? null
        : `version ${version} of ${kind} ${id} was acknowledged, ${versionOf.get(id) ?? 'none'} is stored`,
    );
  },
};

const unbroken: Rule = {
  name: 'no answer broke a promise',
  check: async ({ facts }) => ({ rows: facts.requested.length, differences: facts.broken }),
};

const understood: Rule = {
  name: 'the players ask as the schema wants it',
  check: async ({ facts }) => ({
    rows: facts.requested.length,
    differences: facts.givenUp.filter((reason) => /BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED/.test(reason)),
  }),
};

/** Each account's own data has a marker. */
const markers = /mk[0-9a-f]{12}/g;

const privacy: Rule = {
  name: "nobody saw another's data: answers, emails, webhooks",
  async check({ query, facts, emails, webhooks }) {
    const accountAt = new Map([...facts.endpoints].map(([account, { path }]) => [path, account]));
    const admins = await query<{ email: string }>(`select email::text from users where role = 'ADMIN'`);
    const ofAdmins = new Set(admins.map(({ email }) => email));
    const mailed = checkEach(
      emails.filter(({ recipients }) => !recipients.some((one) => ofAdmins.has(one))),
      ({ recipients, text }) => {
        const other = [...text.matchAll(markers)].find(
          ([marker]) => !recipients.every((one) => one.startsWith(marker)),
        );
        return other ? `an email to ${recipients.join()} names ${other[0]}` : null;
      },
    );
    const hooked = checkEach(webhooks, ({ path, body }) => {
      const account = /"accountId":"([0-9a-f-]+)"/.exec(body)?.[1];
      return account && accountAt.has(path) && accountAt.get(path) !== account
        ? `${path} got an event of ${account}`
        : null;
    });
    return {
      rows: mailed.rows + hooked.rows,
      differences: [...facts.leaks, ...mailed.differences, ...hooked.differences],
    };
  },
};

export const promiseRules: readonly Rule[] = [...requests, paid, accounts, saved, unbroken, understood, privacy];
