/** A table has one owner: the folder of its entity. Everyone else calls the owner's service. */
import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import ts from 'typescript';
import { entities } from '../../wiring/entities';

/** Returns the domain folder of a path, without its subfolders. */
const conceptOf = (path: string) =>
  path.startsWith('api/domain/') ? path.split('/').slice(0, 3).join('/') : dirname(path);

/** The one table without an entity: the rate limit library writes it. */
const ownerOf = new Map([
  ['rate_limits', 'api/platform/http'],
  ['scheduled_runs', 'api/platform/jobs'],
]);
const tableOf = new Map<string, string>();
for (const path of globSync('api/**/*.entity.ts'))
  for (const [, table = '', entity = ''] of readFileSync(path, 'utf8').matchAll(
    /@Entity\('(\w+)'\)[\s\S]*?export class (\w+)/g,
  )) {
    ownerOf.set(table, conceptOf(path));
    tableOf.set(entity, table);
  }

/**
 * Known exceptions that read another owner's table, and why they do not call a service: an order is read by its
 * payments together with theirs, under one lock or in one statement; the shop's setup counts rows; an order's history
 * consists of the transitions of its machines; stuck work is counted in one statement for all modules; an email is
 * limited when no account has proven its address; the statement that identifies a caller asks whether
 * their token is live; the encryption key is compared with encrypted data; a command shows an owner their own email.
 */
const knownReaders = new Set([
  'api/wiring/demo-accounts.ts reads users',
  'api/wiring/encryption-check.ts reads ai_keys',
  'api/wiring/encryption-check.ts reads paypal_accounts',
  'api/wiring/encryption-check.ts reads settings',
  'api/wiring/encryption-check.ts reads two_step',
  'api/wiring/encryption-check.ts reads webhook_endpoints',
  ...['ai_keys', 'outbox', 'paypal_accounts', 'settings', 'two_step', 'webhook_endpoints'].map(
    (table) => `api/wiring/forget-encrypted.ts reads ${table}`,
  ),
  'api/domain/accounts/sessions/session.service.ts reads api_tokens',
  'api/domain/api-requests/request-log.ts reads api_tokens',
  'api/domain/credits/order-credits.service.ts reads designs',
  'api/domain/payments/attempts/capture.service.ts reads orders',
  'api/domain/payments/attempts/second-capture.ts reads orders',
  'api/domain/payments/attempts/reported-payment.service.ts reads orders',
  'api/domain/payments/cancellation.service.ts reads orders',
  'api/domain/payments/provider-events/provider-events.service.ts reads orders',
  'api/domain/payments/unmatched/unmatched-payments.service.ts reads orders',
  'api/domain/payments/admin/purchase-deletion.service.ts reads orders',
  'api/domain/payments/purchase-history.ts reads transitions',
  // test accounts are left out of what Admins read, identified by their tokens, and swept with what refers to orders
  'api/platform/lists/conditions.ts reads users',
  'api/domain/tickets/contact.service.ts reads users',
  'api/domain/tokens/bearer.service.ts reads users',
  'api/domain/credits/test-ledger.ts reads orders',
  ...['api_tokens', 'users'].map((table) => `api/domain/personal-data/test-world.service.ts reads ${table}`),
  // one statement reads what an Admin has still to do, and one when it may have changed
  ...['ai_keys', 'content_sections', 'items', 'orders', 'packages', 'two_step', 'users'].map(
    (table) => `api/domain/monitoring/setup-facts.ts reads ${table}`,
  ),
  ...['ai_keys', 'settings'].map((table) => `api/domain/admin-home/setup-steps.service.ts reads ${table}`),
  // the figures of all modules are counted in one statement, and a filter of orders asks for their refunds
  ...['designs', 'invoices', 'orders', 'users'].map((table) => `api/domain/reports/read-days.ts reads ${table}`),
  ...['designs', 'users'].map((table) => `api/domain/reports/deleted-since.ts reads ${table}`),
  'api/domain/orders/order.list.ts reads invoices',
  // a month that waits for credits is left out until its owner has some
  'api/domain/months/feed-months.job.ts reads users',
  // a mailing counts in one statement whom its filter of accounts reaches
  'api/domain/messages/mailings/mailing.service.ts reads users',
  ...[
    'ai_keys',
    'designs',
    'disputes',
    'events',
    'outbox',
    'payments',
    'provider_events',
    'refunds',
    'scheduled_runs',
    'settings',
    'transitions',
    'unmatched_payments',
  ].map((table) => `api/domain/monitoring/stuck-work.ts reads ${table}`),
  ...['disputes', 'payments', 'refunds'].map((table) => `api/domain/monitoring/stuck-orders.ts reads ${table}`),
  // one statement finds objects of every kind, and one counts what waits
  ...['items', 'orders', 'packages', 'payments', 'tickets', 'users'].map(
    (table) => `api/domain/admin-home/admin-search.service.ts reads ${table}`,
  ),
  'api/domain/admin-home/attention.service.ts reads tickets',
  'api/platform/mail/recipient-limit.ts reads users',
  // emails of a stopped mailing stay unsent
  'api/platform/mail/unsent.ts reads mailings',
  // a disabled account gets no events
  'api/domain/webhooks/delivery.job.ts reads users',
  'api/show-email.ts reads outbox',
]);

const statement =
  /\b(insert\s+into|merge\s+into|update|delete\s+from|truncate(?:\s+table)?|from|join|using)\s+(?:only\s+)?"?(\w+)/gi;
const readers =
  /^(from|join|using|(find|count|exists|sum|average|minimum|maximum)\w*|createQueryBuilder|\w*Join\w*|getRepository|getId|create)$/;

interface Use {
  path: string;
  line: number;
  table: string;
  writes: boolean;
}

/** Returns every use of a table in one source: in SQL text, or as an entity passed to TypeORM. */
function usesIn(path: string, text: string): Use[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const uses: Use[] = [];
  const note = (node: ts.Node, table: string, writes: boolean) =>
    uses.push({ path, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, table, writes });
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
      for (const [, verb = '', table = ''] of node.text.matchAll(statement))
        if (ownerOf.has(table)) note(node, table, !/^(from|join|using)$/i.test(verb));
    if (ts.isCallExpression(node)) {
      const method = node.expression.getText().split('.').pop() ?? '';
      for (const argument of node.arguments) {
        const table = ts.isIdentifier(argument) ? tableOf.get(argument.text) : undefined;
        if (table) note(node, table, !readers.test(method));
      }
      // A repository can write as well as read.
      if (method === 'getRepository') for (const use of uses.slice(-1)) use.writes = true;
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return uses;
}

const isOwner = ({ path, table }: Use) => `${dirname(path)}/`.startsWith(`${ownerOf.get(table)}/`);
const sources = globSync('api/**/*.ts', {
  exclude: [
    'api/**/*.test.ts',
    'api/test/**',
    'api/**/migrations/**',
    'api/graphql/generated/**',
    'api/platform/database/schema.generated.ts',
  ],
});
const foreign = sources.flatMap((path) => usesIn(path, readFileSync(path, 'utf8'))).filter((use) => !isOwner(use));

/** The ledger alone changes balances, in the statement that writes its row. */
const knownWriters = new Set([
  'api/domain/credits/ledger.ts writes users',
  // a command clears what a lost encryption key has encrypted, of all owners in one transaction
  ...['ai_keys', 'outbox', 'paypal_accounts', 'settings', 'two_step', 'webhook_endpoints'].map(
    (table) => `api/wiring/forget-encrypted.ts writes ${table}`,
  ),
]);

describe('the tables', () => {
  it('all have an owner', () => {
    expect(tableOf.size).toBe(entities.length);
    const migrations = globSync('api/platform/database/migrations/**/*.ts').map((path) => readFileSync(path, 'utf8'));
    const made = [...migrations.join('\n').matchAll(/create table (?:if not exists )?(\w+)/gi)].map(
      ([, name = '']) => name,
    );
    expect(made.length).toBeGreaterThan(20);
    expect(made.filter((name) => !ownerOf.has(name))).toEqual([]);
  });

  it('are written only by their owners', () => {
    expect(
      foreign
        .filter(({ writes, path, table }) => writes && !knownWriters.has(`${path} writes ${table}`))
        .map(({ path, line, table }) => `${path}:${line} writes ${table}`),
    ).toEqual([]);
  });

  it('are read by others only where listed', () => {
    const found = new Set(foreign.filter(({ writes }) => !writes).map(({ path, table }) => `${path} reads ${table}`));
    expect([...found].sort()).toEqual([...knownReaders].sort());
  });

  it.each([
    ['update tickets set user_id = $1', "db.query('update tickets set user_id = $1')"],
    ['delete in a with', 'db.query(`with gone as (delete from only "tickets" where true) select 1`)'],
    ['insert', 'db.query(`insert into\n  tickets (id) values (${1})`)'],
    ['a statement after a value', 'db.query(`${first}; update tickets set status = 1`)'],
    ['an entity that is changed', 'tx.db.update(TicketEntity, { id }, {})'],
    ['an entity that is inserted into', 'db.createQueryBuilder().insert().into(TicketEntity)'],
    ['a repository', 'db.getRepository(TicketEntity)'],
  ])('count as written by %s', (_what, text) => {
    expect(usesIn('api/domain/accounts/x.ts', text)).toContainEqual(
      expect.objectContaining({ table: 'tickets', writes: true }),
    );
  });

  it.each([
    ['a select', "db.query('select 1 from tickets for update')"],
    ['a find', 'db.findOneBy(TicketEntity, { id })'],
  ])('count as read by %s', (_what, text) => {
    expect(usesIn('api/domain/accounts/x.ts', text)).toEqual([
      expect.objectContaining({ table: 'tickets', writes: false }),
    ]);
  });
});
