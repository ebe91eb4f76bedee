/** A mutation reports a refusal as an entry of its `errors`, never as a GraphQL error. */
import { randomUUID } from 'node:crypto';
import { isInputObjectType, isListType, isNonNullType } from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import type { RequestContext } from '../context';
import { inTurn } from '../test/long';
import { minimalArguments } from '../test/minimal-operation';
import { startFilledProduct } from '../test/filled-product';
import type { FilledProduct } from '../test/filled-product';
import type { TestBrowser } from '../test/test-browser';
import { executableSchema } from './schema';

type Field = GraphQLField<unknown, RequestContext>;
const mutations = Object.values((executableSchema().getMutationType()?.getFields() ?? {}) as Record<string, Field>);

const bare = (type: GraphQLInputType): GraphQLInputType => (isNonNullType(type) ? type.ofType : type);
/** Returns one value of the type per ID position, with this id in it; empty when the type holds no id. */
function withId(type: GraphQLInputType, value: unknown, id: string): unknown[] {
  const of = bare(type);
  if (String(of) === 'ID') return [id];
  if (isListType(of) && String(bare(of.ofType)) === 'ID') return [[id]];
  // A filter without matches is not a refusal.
  if (!isInputObjectType(of) || of.name.endsWith('Filter')) return [];
  const object = value as Record<string, unknown> | undefined;
  return Object.values(of.getFields()).flatMap((field) =>
    withId(field.type, object?.[field.name], id).map((inner) =>
      of.isOneOf ? { [field.name]: inner } : { ...object, [field.name]: inner },
    ),
  );
}

const calls = (id: string) =>
  mutations.flatMap((field) => {
    const given = minimalArguments(field);
    return field.args.flatMap(({ name, type }) =>
      withId(type, given[name], id).map((value) => ({ field, variables: { ...given, [name]: value } })),
    );
  });

/** Ids of nothing that each mutation is called with: a well-formed one, and a malformed one. */
const usualIds = [randomUUID(), 'x'];
/** In `npm test` each of these is for every third mutation. */
const strangeIds = ['01a1fda3-1ce5-7ac2-8463-16cb847c6a05', '', '../1', "' or 1=1", '١٢٣', '1'.repeat(5000)];

describe('a mutation', () => {
  let filled: FilledProduct;
  let admin: TestBrowser;
  beforeAll(async () => {
    filled = await startFilledProduct(1);
    admin = filled.product.browser();
    const id = await admin.register('admin@example.com', 'secret-1');
    await filled.product.services.dataSource.query(`update users set role = 'ADMIN' where id = $1`, [id]);
  });
  afterAll(() => filled.product.stop());

  const errorsOf = async (browser: TestBrowser, field: Field, variables: Record<string, unknown>) => {
    const named = field.args.filter(({ name }) => name in variables);
    const declared = named.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
    const passed = named.map(({ name }) => `${name}: $${name}`).join(', ');
    const { data, errors = [] } = await browser.graphql<
      Record<string, { errors: { code: string; message: string; retryAfterSeconds: number | null }[] }>
    >(
      `mutation Refused${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} { errors { code message retryAfterSeconds } } }`,
      variables,
    );
    expect([field.name, errors]).toEqual([field.name, []]);
    return data[field.name]?.errors ?? [];
  };

  it('that takes an id is tested', () => {
    const names = new Set(calls('x').map(({ field }) => field.name));
    for (const name of ['createPurchase', 'startPayment', 'capturePayment', 'cancelDesign', 'deleteDesigns'])
      expect(names).toContain(name);
  });

  it.each([...usualIds, ...strangeIds].map((id) => [id.slice(0, 40), id] as const))(
    'refuses the id "%s" in its payload',
    async (_name, id) => {
      const all = calls(id);
      for (const { field, variables } of usualIds.includes(id) ? all : inTurn(all, 3, strangeIds.indexOf(id)))
        // A caller without access is refused before anything else.
        for (const browser of field.astNode?.directives?.some(({ name }) => name.value === 'admin')
          ? [admin]
          : [filled.browser, admin]) {
          const [error] = await errorsOf(browser, field, variables);
          expect([field.name, error?.code, Boolean(error?.message)]).toEqual([
            field.name,
            expect.stringMatching(/^(NOT_FOUND|INVALID_INPUT)$/),
            true,
          ]);
        }
    },
  );

  it('that is called too often reports it in its payload, with the wait', async () => {
    const { limits } = filled.product.services;
    const [take, wait] = [limits.take.bind(limits), limits.wait.bind(limits)];
    Object.assign(limits, { take: async () => 40, wait: async () => 40 });
    const limited: string[] = [];
    // signOut comes last, as it ends the session.
    const inTurn = [...mutations].sort(
      (one, other) => Number(one.name === 'signOut') - Number(other.name === 'signOut'),
    );
    try {
      for (const field of inTurn) {
        const [error] = await errorsOf(admin, field, minimalArguments(field));
        if (error?.code !== 'TOO_MANY_REQUESTS') continue;
        expect([field.name, error.retryAfterSeconds, error.message]).toEqual([
          field.name,
          40,
          expect.stringContaining('40 seconds'),
        ]);
        limited.push(field.name);
      }
    } finally {
      Object.assign(limits, { take, wait });
    }
    for (const name of ['register', 'signIn', 'resetPassword', 'requestPasswordReset', 'createDesign'])
      expect(limited).toContain(name);
  });
});
