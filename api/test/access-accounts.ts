import type { Role } from '../graphql/generated/schema';
import { accounts } from './access-callers';
import { minimalOperation } from './minimal-operation';
import { people, refusals } from './access-rules';
import type { Operation, Person } from './access-rules';
import type { TestBrowser } from './test-browser';
import type { TestProduct } from './test-product';

export interface Known {
  browser: TestBrowser;
  viewer?: { id: string; role: Role; email: string };
}

/** One account of each kind of person at a running product, and as many more as a test needs. */
export class AccessAccounts {
  private counter = 0;

  private constructor(
    private readonly product: TestProduct,
    readonly known: Record<Person, Known>,
  ) {}

  static async at(product: TestProduct): Promise<AccessAccounts> {
    const all = new AccessAccounts(product, {} as Record<Person, Known>);
    for (const person of people) all.known[person] = await all.newcomer(person);
    return all;
  }

  /** Signs in a new account of this kind over HTTP. */
  async newcomer(person: Person): Promise<Known> {
    const browser = this.product.browser();
    if (person === 'anonymous') return { browser };
    this.counter += 1;
    const email = `matrix-${this.counter}@example.com`;
    const viewer = { id: await browser.register(email), role: accounts[person], email };
    await this.product.services.dataSource.query('update users set role = $2 where id = $1', [viewer.id, viewer.role]);
    return { browser, viewer };
  }

  idOf(person: Person): string {
    return this.known[person].viewer?.id ?? '';
  }
}

/**
 * Sends the shortest document with this root field.
 * @returns the error code at the field's own path, or 'answered'
 */
export async function send(
  browser: TestBrowser,
  { kind, field }: Operation,
  given: Record<string, unknown> = {},
  codes = refusals,
): Promise<string> {
  const { query, variables } = minimalOperation(kind, field);
  const { errors = [], data } = await browser.graphql<Record<
    string,
    { errors?: { code: string; field: string[] | null }[] }
  > | null>(query, {
    ...variables,
    ...given,
  });
  const placed = errors as ((typeof errors)[number] & { path?: unknown[] })[];
  // An error without a path: the document was not executed, which says nothing about access.
  const notRun = placed.find(({ path }) => !path);
  if (notRun) return `not run: ${notRun.message}`;
  // A mutation reports a foreign id as data; a refusal that names a field passed the access check.
  const refusal = kind === 'mutation' ? data?.[field.name]?.errors?.[0] : undefined;
  const reported = refusal?.field ? undefined : refusal?.code;
  const code = placed.find(({ path }) => path?.length === 1)?.extensions.code ?? reported ?? '';
  return codes.includes(code) ? code : 'answered';
}

/**
 * Returns the contents of every table, so that changed rows are detected as well as new ones; the log of requests with
 * tokens holds refused ones as well.
 */
export async function contents({ services: { pool } }: TestProduct): Promise<Record<string, string>> {
  const tables = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema') and tablename <> 'api_requests'`,
  );
  const digests = tables.rows.map(async ({ name }) => {
    const { rows } = await pool.query<{ digest: string }>(
      `select concat(count(*), ' rows ', md5(string_agg(t::text, ' ' order by t::text))) as digest from ${name} t`,
    );
    return [name, rows[0]?.digest ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(digests));
}
