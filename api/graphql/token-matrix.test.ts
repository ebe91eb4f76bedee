import { buildSchema, defaultFieldResolver, isEnumType } from 'graphql';
import { readFileSync } from 'node:fs';
import { isAdminScope, withIncluded } from '../../contract/token-scopes';
import { createContext } from '../context';
import type { Viewer } from '../context';
import { ApiTokenEntity } from '../domain/tokens/api-token.entity';
import { newToken } from '../domain/tokens/token-format';
import { hashToken } from '../platform/secrets/secrets';
import { contents, send } from '../test/access-people';
import { TokenBrowser } from '../test/access-tokens';
import { fieldsOf, infoOf, objectTypes, operations, subscriptions, verdictOf } from '../test/access-rules';
import { minimalArguments, minimalOperation } from '../test/minimal-operation';
import { kinds, needsOf, tokenKinds, verdictFor } from '../test/scope-rules';
import type { TokenKind } from '../test/scope-rules';
import { startTestProduct } from '../test/test-product';
import type { TestProduct } from '../test/test-product';
import { UnclassifiedField, scopeTable } from './access';
import { executableSchema } from './schema';
import type { TokenScope } from './generated/schema';

const contract = readFileSync('schema.graphql', 'utf8');
const scopeType = executableSchema().getType('TokenScope');
const allScopes = isEnumType(scopeType) ? scopeType.getValues().map(({ name }) => name as TokenScope) : [];

describe('scopes of the schema', () => {
  const withField = (root: string, field: string) =>
    contract.replace(`\ntype ${root} {`, `\ntype ${root} {\n  ${field}`);

  it.each([
    ['an operation without one', withField('Query', 'loose: String @signedIn')],
    ['a mutation without one', withField('Mutation', 'loose: String @admin')],
    ['a subscription without one', withField('Subscription', 'loose: String @signedIn')],
    ['an owned field without one', `${contract}\ntype Extra { loose: String @owner }`],
    [
      "a field for Admins among others' without one",
      `${contract}\ntype Extra { a: String @signedIn loose: String @admin }`,
    ],
    ['both rules', withField('Query', 'torn: String @signedIn @scope(needs: [DESIGNS_READ]) @sessionOnly')],
    [
      'an operation for Admins with a scope of members',
      withField('Query', 'x: String @admin @scope(needs: [DESIGNS_READ])'),
    ],
  ])('stop the build for %s', (_what, text) => {
    expect(() => scopeTable(buildSchema(text))).toThrow(UnclassifiedField);
  });

  it('are all needed by something', () => {
    const used = new Set([...scopeTable(executableSchema()).values()].flat());
    expect(allScopes.filter((scope) => !used.has(scope))).toEqual([]);
  });
});

describe('access matrix of personal access tokens', () => {
  let product: TestProduct;
  const owners = {} as Record<'MEMBER' | 'ADMIN' | 'other', string>;
  const programs = {} as Record<TokenKind, TokenBrowser>;
  let [expired, revoked]: TokenBrowser[] = [];

  const scopesOf = (kind: TokenKind) => allScopes.filter((scope) => tokenKinds[kind].scopes(scope));
  const insertToken = async (userId: string, values: Partial<ApiTokenEntity>) => {
    const token = newToken();
    const row = { userId, name: 'A program', hash: hashToken(token), scopes: allScopes, ...values };
    await product.services.dataSource.manager.insert(ApiTokenEntity, row);
    return new TokenBrowser(product.url, token);
  };
  beforeAll(async () => {
    product = await startTestProduct({ http: true, endlessAttempts: true });
    owners.other = (await product.addUser()).id;
    for (const role of ['MEMBER', 'ADMIN'] as const) owners[role] = (await product.addUser({ role })).id;
    // a shop without a second Admin would refuse what is about the last one
    await product.addUser({ role: 'ADMIN' });
    for (const kind of kinds)
      programs[kind] = await insertToken(owners[tokenKinds[kind].role], { scopes: scopesOf(kind) });
    expired = await insertToken(owners.ADMIN, { expiresAt: new Date() });
    revoked = await insertToken(owners.ADMIN, { revokedAt: new Date() });
    // the first use of each is noted here, so that refused calls write nothing
    for (const kind of kinds) await programs[kind].graphql('{ __typename }');
  });
  afterAll(() => product.stop());

  const viewerOf = (kind: TokenKind): Viewer => {
    const { role } = tokenKinds[kind];
    const held = scopesOf(kind).filter((scope) => role === 'ADMIN' || !isAdminScope(scope));
    return {
      kind: 'token',
      userId: owners[role],
      role,
      sessionFamily: null,
      tokenId: owners[role],
      scopes: withIncluded(held),
    };
  };
  const ctxOf = (kind: TokenKind) =>
    createContext(product.services, { requestId: 'matrix', viewer: viewerOf(kind), address: '10.0.0.1' });
  const cells = operations.map((operation) => ({
    ...operation,
    needs: needsOf(operation.rule, operation.field.astNode),
  }));
  const expectedOf = (kind: TokenKind, { rule, needs }: (typeof cells)[number]) =>
    verdictFor(kind, allScopes, { rule, needs, isOwn: true });

  it.each(kinds)('refuses what the scopes of a %s do not name, and changes nothing', async (kind) => {
    const refused = cells.filter((cell) => expectedOf(kind, cell) === 'FORBIDDEN');
    expect(refused.length).toBeGreaterThan(20);
    const before = await contents(product);
    const verdicts = await Promise.all(
      refused.map(async (cell) => [cell.name, await send(programs[kind], cell)] as const),
    );
    expect(verdicts.filter(([, verdict]) => verdict !== 'FORBIDDEN')).toEqual([]);
    expect(await contents(product)).toEqual(before);
  });

  it.each(kinds)('accepts what they name of a %s', async (kind) => {
    const accepted = cells.filter((cell) => expectedOf(kind, cell) === 'answered');
    expect(accepted.length).toBeGreaterThan(10);
    const verdicts: [string, string][] = [];
    for (const cell of accepted) verdicts.push([cell.name, await send(programs[kind], cell)]);
    expect(verdicts.filter(([, verdict]) => verdict !== 'answered')).toEqual([]);
  });

  it('answers 401 to an expired and to a revoked token, whatever they call', async () => {
    const before = await contents(product);
    for (const program of [expired, revoked]) {
      const statuses = await Promise.all(
        operations.map(async ({ kind, field }) => {
          const { query, variables } = minimalOperation(kind, field);
          const { status, errors } = (await program?.graphql(query, variables)) ?? {};
          return `${status} ${errors?.[0]?.extensions.code}`;
        }),
      );
      expect(new Set(statuses)).toEqual(new Set(['401 UNAUTHENTICATED']));
    }
    expect(await contents(product)).toEqual(before);
  });

  it.each(objectTypes.map((type) => [type.name, type] as const))('reads %s', async (_name, type) => {
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const kind of kinds)
      for (const isOwn of [true, false]) {
        const owner = isOwn ? owners[tokenKinds[kind].role] : owners.other;
        // The owner of a User is in its id, of all other types in userId; the other property leads to a wrong person.
        const wrong = isOwn ? owners.other : owners[tokenKinds[kind].role];
        const parent = type.name === 'User' ? { id: owner, userId: wrong } : { id: wrong, userId: owner };
        for (const { name, field, rule } of fieldsOf(type)) {
          const cell = `${name} ${isOwn ? 'own' : "another's"}, ${kind}`;
          const resolve = field.resolve ?? defaultFieldResolver;
          answers[cell] = await verdictOf(() => resolve(parent, minimalArguments(field), ctxOf(kind), infoOf(field)));
          const needs = needsOf(rule, field.astNode, type.astNode);
          expected[cell] = verdictFor(kind, allScopes, { rule, needs, isOwn });
        }
      }
    expect(answers).toEqual(expected);
  });

  it.each(subscriptions)('starts $name', async ({ field, rule }) => {
    const needs = needsOf(rule, field.astNode);
    for (const kind of kinds) {
      const opened: AsyncGenerator[] = [];
      const verdict = await verdictOf(async () =>
        opened.push(
          (await field.subscribe?.(undefined, minimalArguments(field), ctxOf(kind), infoOf(field))) as AsyncGenerator,
        ),
      );
      expect([kind, verdict]).toEqual([kind, verdictFor(kind, allScopes, { rule, needs, isOwn: true })]);
      for (const changes of opened) await changes.return(undefined);
    }
  });
});
