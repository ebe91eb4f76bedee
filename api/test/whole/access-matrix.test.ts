import { Kind, defaultFieldResolver, isRequiredArgument } from 'graphql';
import type { DocumentNode } from 'graphql';
import { endpointRules } from '../../endpoints/access';
import { rows } from '../../rest/rows';
import type { RestRow } from '../../rest/row';
import { callerNames, identified, isToken, kindOf, verdictFor } from '../access-callers';
import type { Account, Caller, Verdict } from '../access-callers';
import { AccessMatrixCallers, allScopes } from '../access-matrix-callers';
import { contents, send } from '../access-accounts';
import { each, fieldsOf, infoOf, objectTypes, operations, subscriptions, verdictOf } from '../access-rules';
import type { Rule } from '../access-rules';
import { inTurn } from '../long';
import { minimalArguments, minimalOperation } from '../minimal-operation';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

type Rights = Parameters<typeof verdictFor>[2];

const verdict = (caller: Caller, rights: Rights) => verdictFor(caller, allScopes, rights);
const verdicts = (who: readonly Caller[], rights: Rights) =>
  Object.fromEntries(who.map((caller) => [caller, verdict(caller, rights)]));
const isRefusal = (given: Verdict) => given !== 'answered';
const refusedOf = (expected: Path['expected']) => callerNames.filter((caller) => isRefusal(expected(caller)));
const acceptedOf = (expected: Path['expected']) => callerNames.filter((caller) => !isRefusal(expected(caller)));

/** A path outside of GraphQL. */
interface Path {
  name: string;
  method: string;
  /** With a malformed id, or that of no object. @param emailOf the address of an account, or of the caller */
  address: (emailOf: (owner: Account | 'caller') => string) => string;
  expected: (caller: Caller) => Verdict;
  /** Whether the endpoint itself refuses sessions whose object it is not. */
  isOwners?: boolean;
}

/** The root fields of a row's operation. */
const fieldsCalled = ({ operation }: RestRow) =>
  (operation as DocumentNode).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.flatMap((node) =>
          node.kind === Kind.FIELD
            ? operations.filter(
                ({ kind, field }) => kind === String(definition.operation) && field.name === node.name.value,
              )
            : [],
        )
      : [],
  );

/** A row is refused by its own rule, and a token that may call none of its operation's fields. */
function verdictOfRow(caller: Caller, row: RestRow, rule: Rule, owner: Account | 'caller'): Verdict {
  const adminScopes = row.access === 'admin' ? allScopes.filter((scope) => scope.startsWith('ADMIN_')) : undefined;
  const own = verdict(caller, { rule, needs: adminScopes, owner });
  if (isRefusal(own) || !isToken(caller)) return own;
  const fields = fieldsCalled(row).map(({ needs }) => verdict(caller, { rule, needs, owner }));
  return fields.find((given) => !isRefusal(given)) ?? fields[0] ?? 'FORBIDDEN';
}

/** Returns the calls of a row: a list of an account's is asked for with the caller's address, and with another's. */
function callsOf(row: RestRow): Path[] {
  const { method, access, query = [] } = row;
  const call = (name: string, address: Path['address'], rule: Rule, owner: Account | 'caller'): Path => ({
    name: `${method} ${row.path}${name}`,
    method,
    address,
    expected: (caller) => verdictOfRow(caller, row, rule, owner),
  });
  const path = row.path.replace('{id}', 'x');
  if (!query.includes('userEmail')) return [call('', () => path, access, 'caller')];
  const of = (owner: Account | 'caller') => (emailOf: (owner: Account | 'caller') => string) =>
    `${path}?userEmail=${encodeURIComponent(emailOf(owner))}`;
  return [
    call(' of the caller', of('caller'), access, 'caller'),
    call(' of another member', of('other member'), access === 'signedIn' ? 'owner' : access, 'other member'),
  ];
}

/** The processes and services that call these bring no token of an account, or one of their own. */
const withoutAccount = ['/healthz', '/readyz', '/metrics', '/webhooks/paypal', '/unsubscribe/:token'];

const paths: Path[] = [
  ...rows.flatMap(callsOf),
  ...endpointRules.map(({ method, path, access, scope }) => ({
    name: `${method} ${path}`,
    method: method === 'all' ? 'PUT' : method.toUpperCase(),
    address: () => path.replace(':part', 'image').replace(/[:*]\w+/g, '01a1fda3-1ce5-7ac2-8463-16cb847c6a05'),
    expected: (caller: Caller): Verdict =>
      withoutAccount.includes(path)
        ? 'answered'
        : verdict(caller, {
            rule: access === 'owner' ? 'public' : access,
            needs: scope.length > 0 ? scope : undefined,
          }),
    isOwners: access === 'owner',
  })),
];

describe('access matrix', () => {
  let product: TestProduct;
  let callers: AccessMatrixCallers;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    callers = await AccessMatrixCallers.at(product);
  });
  afterAll(() => product.stop());

  const ask = async ({ method, address, isOwners }: Path, caller: Caller): Promise<string> => {
    const emailOf = (owner: Account | 'caller') => callers.emailOf(owner === 'caller' ? kindOf(caller).account : owner);
    const answer = await callers.browserOf(caller).fetch(address(emailOf), {
      method,
      headers: { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' },
      // no JSON: a caller with the right gets 400
      ...(method === 'GET' || method === 'DELETE' ? {} : { body: '{' }),
    });
    const text = await answer.text();
    const code = /"code":"(UNAUTHENTICATED|FORBIDDEN)"/.exec(text)?.[1];
    if (!code) return 'answered';
    // the endpoint itself decides whose object it is
    if (isOwners && !isToken(caller)) return 'answered';
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      code === 'FORBIDDEN' ? 403 : 401,
      'no-store',
    ]);
    return code;
  };

  describe('answers the fields of an object only to callers that their rules name:', () => {
    it.each(objectTypes.map((type) => [type.name, type] as const))('%s', async (typeName, type) => {
      const answers: Record<string, unknown> = {};
      const expected: Record<string, unknown> = {};
      for (const owner of ['member', 'other member', 'Admin'] as const) {
        const others = callers.idOf(owner === 'member' ? 'other member' : 'member');
        // The owner of a User is in its id, of all other types in userId; the other property leads to a wrong account.
        const parent =
          typeName === 'User'
            ? { id: callers.idOf(owner), userId: others }
            : { id: others, userId: callers.idOf(owner) };
        for (const { name, field, rule, needs } of fieldsOf(type)) {
          const resolve = field.resolve ?? defaultFieldResolver;
          const args = minimalArguments(field);
          const cells = `${name} of ${owner}`;
          answers[cells] = await each(identified, (caller) =>
            verdictOf(() => resolve(parent, args, callers.ctx(caller), infoOf(field))),
          );
          expected[cells] = verdicts(identified, { rule, needs, owner });
        }
      }
      expect(answers).toEqual(expected);
    });
  });

  describe('refuses', () => {
    let before: Record<string, string>;
    beforeAll(async () => {
      // the last use of a token is recorded once in a while, which a slow run would reach
      await product.services.pool.query(`update api_tokens set last_used_at = now() + interval '1 day'`);
      before = await contents(product);
    });

    it.each(operations)('callers whom the rule does not name: $name', async (operation) => {
      const who = inTurn(
        refusedOf((caller) => verdict(caller, operation)),
        4,
        operations.indexOf(operation),
      );
      const answers = await each(who, async (caller) => {
        if (!kindOf(caller).end) return send(callers.browserOf(caller), operation);
        const { query, variables } = minimalOperation(operation.kind, operation.field);
        const { status, errors } = await callers.browserOf(caller).graphql(query, variables);
        return `${status} ${errors?.[0]?.extensions.code}`.replace('401 ', '');
      });
      expect(answers).toEqual(verdicts(who, operation));
    });

    it.each(paths)('callers before id and body are read: $name', async (path) => {
      const who = inTurn(refusedOf(path.expected), 3, paths.indexOf(path));
      expect(await each(who, (caller) => ask(path, caller))).toEqual(
        Object.fromEntries(who.map((caller) => [caller, path.expected(caller)])),
      );
    });

    it('without writing anything to the database', async () => {
      expect(Object.keys(before)).toEqual(
        expect.arrayContaining(['public.users', 'public.sessions', 'public.rate_limits', 'public.audit']),
      );
      expect(await contents(product)).toEqual(before);
    });

    it('each token many operations and paths', () => {
      const cells = [
        ...operations.map((one) => (caller: Caller) => verdict(caller, one)),
        ...paths.map(({ expected }) => expected),
      ];
      for (const caller of callerNames.filter(isToken))
        expect([caller, cells.filter((cell) => isRefusal(cell(caller))).length > 50]).toEqual([caller, true]);
    });
  });

  describe('accepts', () => {
    it.each(operations)('callers whom the rule names: $name', async (operation) => {
      const who = inTurn(
        acceptedOf((caller) => verdict(caller, operation)),
        4,
        operations.indexOf(operation),
      );
      // A mutation may end a session or change an account, so each is called by a new account.
      const browserOf = async (caller: Caller) =>
        operation.kind === 'mutation' ? (await callers.newcomer(caller)).browser : callers.browserOf(caller);
      expect(await each(who, async (caller) => send(await browserOf(caller), operation))).toEqual(
        verdicts(who, operation),
      );
    });

    it.each(paths)('callers whom its rule names: $name', async (path) => {
      const who = inTurn(acceptedOf(path.expected), 4, paths.indexOf(path));
      expect(await each(who, (caller) => ask(path, caller))).toEqual(
        Object.fromEntries(who.map((caller) => [caller, 'answered'])),
      );
    });

    it('of each token many operations', () => {
      for (const caller of identified.filter(isToken))
        expect([caller, operations.filter((one) => !isRefusal(verdict(caller, one))).length > 10]).toEqual([
          caller,
          true,
        ]);
    });
  });

  describe('starts only for callers that the rule names', () => {
    it.each(subscriptions)('$name', async ({ field, rule, needs }) => {
      const opened: AsyncGenerator[] = [];
      const args = minimalArguments(field);
      // HTTP carries no subscriptions; subscriptions.test.ts covers WebSocket.
      const start = (caller: Caller) =>
        verdictOf(async () =>
          opened.push((await field.subscribe?.(undefined, args, callers.ctx(caller), infoOf(field))) as AsyncGenerator),
        );
      expect(await each(identified, start)).toEqual(verdicts(identified, { rule, needs }));
      // A subscription that needs an id passes the access check and then finds nothing.
      const started = identified.filter((caller) => !isRefusal(verdict(caller, { rule, needs })));
      expect(opened).toHaveLength(field.args.some(isRequiredArgument) ? 0 : started.length);
      for (const changes of opened) await changes.return(undefined);
    });
  });
});
