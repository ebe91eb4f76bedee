import { randomUUID } from 'node:crypto';
import { createApiToken } from '../domain/tokens/token.service';
import type { TokenScope } from '../graphql/generated/schema';
import { isAdminScope } from '../../contract/token-scopes';
import { TokenBrowser } from './access-tokens';
import { allScopes } from './access-matrix-callers';
import { billing, designInput } from './filled-product';
import type { TestProduct } from './test-product';

/** A test token of an account, with all scopes of members, and the account that it acts for. */
export interface TestModeCaller {
  /** The test account. */
  id: string;
  tokenId: string;
  program: TokenBrowser;
}

/** Makes a test token of an account. */
export async function testModeOf(
  product: TestProduct,
  owner: { id: string },
  scopes: TokenScope[] = allScopes.filter((scope) => !isAdminScope(scope)),
): Promise<TestModeCaller> {
  const { token, apiToken } = await createApiToken(product.ctx({ id: owner.id, role: 'MEMBER' }), {
    name: 'A test',
    scopes,
    mode: 'TEST',
  });
  const [account]: { id: string }[] = await product.services.dataSource.query(
    'select id from users where test_of = $1',
    [owner.id],
  );
  return { id: account?.id ?? '', tokenId: apiToken.id, program: new TokenBrowser(product.url, token) };
}

/** The result of a mutation, as tests read it. */
type Answered = Record<
  string,
  Record<string, { id: string } | null> & { errors?: { code: string; message: string }[] }
>;

/** Creates an object as a program and returns its id. @throws for errors */
async function made(program: TokenBrowser, name: string, input: object): Promise<string> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input!`;
  const of = name.replace('create', '').toLowerCase();
  const query = `mutation($input: ${type}) { ${name}(input: $input) { ${of} { id } errors { code message } } }`;
  const { data, errors } = await program.graphql<Answered | null>(query, { input });
  const refused = errors ?? data?.[name]?.errors ?? [];
  const id = data?.[name]?.[of]?.id;
  if (refused.length > 0 || !id) throw new Error(`${name} failed: ${JSON.stringify(refused)}`);
  return id;
}

/** Fills test mode with an order, a design, a ticket and a brand, through the API alone. */
export async function fillTestMode(
  { program }: TestModeCaller,
  { packageId }: { packageId: string },
): Promise<{ orderId: string; designId: string; ticketId: string }> {
  const orderId = await made(program, 'createPurchase', { of: { packageId }, billing });
  const designId = await made(program, 'createDesign', { requestId: randomUUID(), design: designInput });
  const ticketId = await made(program, 'createTicket', {
    requestId: randomUUID(),
    subject: 'A question of a test',
    message: 'Does it work?',
  });
  return { orderId, designId, ticketId };
}

/** Tables whose rows belong to no account, and that every request or job of any caller changes. */
const shared = /^(graphile_worker\.|public\.(rate_limits|api_requests|scheduled_runs)$)/;

type Rows = Map<string, Map<string, string>>;

/** Returns the rows of every table as text, by table and hash. */
export async function allRows({ services: { pool } }: TestProduct): Promise<Rows> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  const rows: Rows = new Map();
  for (const { name } of tables.rows.filter((table) => !shared.test(table.name))) {
    const found = await pool.query<{ hash: string; row: string }>(
      `select md5(t::text) as hash, to_jsonb(t)::text as row from ${name} t`,
    );
    rows.set(name, new Map(found.rows.map(({ hash, row }) => [hash, row])));
  }
  return rows;
}

/** Returns the rows that lead to no known id, also by way of each other, and adds the ids of all others. */
function split(rows: readonly string[], ids: Set<string>): string[] {
  let others = [...rows];
  for (let count = -1; count !== others.length;) {
    count = others.length;
    others = others.filter((row) => {
      if (![...ids].some((id) => row.includes(id))) return true;
      const id = /"id": "([0-9a-f-]{36})"/.exec(row)?.[1];
      if (id) ids.add(id);
      return false;
    });
  }
  return others;
}

/** Returns the rows that were changed or removed, and the new ones, that lead to none of the known ids. */
export function changesBeside(
  before: Rows,
  after: Rows,
  known: readonly string[],
): { gone: string[]; foreign: string[] } {
  const listed = (rows: Rows, unless?: Rows) =>
    [...rows].flatMap(([table, found]) =>
      [...found].flatMap(([hash, row]) => (unless?.get(table)?.has(hash) ? [] : [`${table} ${row}`])),
    );
  const ids = new Set(known);
  split(listed(before), ids);
  const foreign = split(listed(after, before), ids);
  return { gone: split(listed(before, after), ids), foreign };
}

/** Runs work and returns what it changed beside the rows of a test account: nothing. */
export async function changedBy(product: TestProduct, testId: string, work: () => Promise<unknown>) {
  const before = await allRows(product);
  await work();
  return changesBeside(before, await allRows(product), [testId]);
}
