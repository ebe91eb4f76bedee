/**
 * Everything below a root field marked @cached must be the same for everyone, so these tests read it without a caller.
 */
import { getDirective } from '@graphql-tools/utils';
import { execute, getNamedType, isAbstractType, isInterfaceType, isObjectType, parse, validate } from 'graphql';
import type { GraphQLField, GraphQLObjectType, GraphQLOutputType } from 'graphql';
import type { RequestContext } from '../context';
import { ItemEntity } from '../domain/catalog/item.entity';
import { startFilledProduct } from '../test/filled-product';
import type { FilledProduct } from '../test/filled-product';
import { accessTable } from './access';
import { executableSchema } from './schema';

type Field = GraphQLField<unknown, RequestContext>;
const schema = executableSchema();
const rules = accessTable(schema);
const fieldsOf = (type: GraphQLObjectType) => Object.values(type.getFields()) as Field[];
const roots = fieldsOf(schema.getQueryType() as GraphQLObjectType).filter((field) =>
  getDirective(schema, field, 'cached'),
);

const objectsOf = (output: GraphQLOutputType): GraphQLObjectType[] => {
  const type = getNamedType(output);
  return isAbstractType(type) ? [...schema.getPossibleTypes(type)] : isObjectType(type) ? [type] : [];
};

/** Returns every field that is reachable below a type, with its path. */
function below(
  output: GraphQLOutputType,
  way: string,
  seen = new Set<string>(),
): { name: string; way: string; parts: string }[] {
  return objectsOf(output).flatMap((type) => {
    if (seen.has(type.name)) return [];
    seen.add(type.name);
    return fieldsOf(type).flatMap((field) => {
      const name = `${type.name}.${field.name}`;
      const parts = objectsOf(field.type).length > 0 ? ' { __typename }' : '';
      return [{ name, way: `${way}.${field.name}`, parts }, ...below(field.type, `${way}.${field.name}`, seen)];
    });
  });
}

/** Returns a selection of all public fields of a type, at every depth. */
function everything(output: GraphQLOutputType, above: readonly string[] = []): string {
  const type = getNamedType(output);
  const types = objectsOf(output);
  if (types.length === 0) return '';
  const parts = types.map((object) => {
    const fields = fieldsOf(object).filter(
      (field) =>
        rules.get(`${object.name}.${field.name}`) === 'public' &&
        !objectsOf(field.type).some(({ name }) => above.includes(name)),
    );
    const own = fields.map((field) => `${field.name}${everything(field.type, [...above, object.name])}`).join(' ');
    return isInterfaceType(type) || isAbstractType(type) ? `... on ${object.name} { ${own} }` : own;
  });
  return ` { __typename ${parts.join(' ')} }`;
}

/** Properties of the caller: an answer that reads one belongs to that caller only. */
const personal = ['viewer', 'address', 'device', 'deviceId', 'setSession', 'setViewer'] as const;

/** Returns a context whose caller is unreadable, and the list of attempts to read it. */
function anonymousContext(ctx: RequestContext): { ctx: RequestContext; reads: string[] } {
  const reads: string[] = [];
  const guarded = (bare: RequestContext): RequestContext =>
    new Proxy(bare, {
      get(target, name) {
        if ((personal as readonly (string | symbol)[]).includes(name)) {
          reads.push(String(name));
          throw new Error(`${String(name)} was looked at`);
        }
        // What is created once per request must not see the caller either.
        if (name === 'once') return (make: (asked: RequestContext) => unknown) => target.once(memo(make));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
      },
    });
  const made = new Map<unknown, () => unknown>();
  const memo = (make: (asked: RequestContext) => unknown) => {
    const known = made.get(make) ?? (() => make(guard));
    made.set(make, known);
    return known as (asked: RequestContext) => unknown;
  };
  const guard = guarded(ctx);
  return { ctx: guard, reads };
}

describe('a field below @cached', () => {
  let filled: FilledProduct;
  beforeAll(async () => {
    filled = await startFilledProduct(2);
    await filled.product.services.dataSource.manager.insert(ItemEntity, {
      number: '1001',
      slug: 'post-calendar',
      name: 'Post calendar',
      description: 'A year of posts',
      price: '9.00',
      guidelines: 'Read it',
      accessUrl: 'https://postloom.example/calendar',
    });
  });
  afterAll(() => filled.product.stop());

  const argumentsOf = (root: string) =>
    root === 'package' ? `(id: "${filled.packageId}")` : root === 'item' ? '(by: { number: "1001" })' : '';

  const ask = async (query: string, ctx: RequestContext) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    return execute({ schema, document, contextValue: ctx });
  };

  it('exists', () => expect(roots.length).toBeGreaterThan(10));

  it.each(roots.map((field) => [field.name, field] as const))('%s does not read the caller', async (_name, field) => {
    const given = argumentsOf(field.name);
    const { ctx, reads } = anonymousContext(filled.product.ctx());
    const { data, errors } = await ask(`{ ${field.name}${given}${everything(field.type)} }`, ctx);
    expect(errors).toBeUndefined();
    expect(reads).toEqual([]);
    expect(data?.[field.name]).not.toBeNull();
  });

  it('is public, or refused to the anonymous callers whose answers are cached', async () => {
    const narrow = roots
      .flatMap((root) => below(root.type, root.name))
      .filter(({ name }) => rules.get(name) !== 'public');
    // An answer with an error is never cached.
    for (const { way, parts } of narrow) {
      const [root = '', ...rest] = way.split('.');
      const given = argumentsOf(root);
      const query = `{ ${root}${given} { ${rest.join(' { ')}${parts} ${' }'.repeat(rest.length)} }`;
      const { errors } = await ask(query, filled.product.ctx());
      expect([way, errors?.[0]?.extensions['code']]).toEqual([way, 'UNAUTHENTICATED']);
    }
    expect(new Set(narrow.map(({ name }) => name))).toEqual(
      new Set([
        'AiSettings.designsAtOnce',
        'AiSettings.designsAtOncePerAccount',
        'AiSettings.designsPerDayPerAccount',
        'AiSettings.imageModels',
        'AiSettings.textCallCost',
        'AiSettings.textModels',
        'AiSettings.version',
        'ImageModel.cost',
        'ImageModel.model',
        'Item.accessUrl',
        'Item.guidelinesHtml',
        'Item.isActive',
        'Item.version',
        'MailSettings.host',
        'MailSettings.passwordSet',
        'MailSettings.port',
        'MailSettings.security',
        'MailSettings.sender',
        'MailSettings.senderOfEnvironment',
        'MailSettings.serverOfEnvironment',
        'MailSettings.user',
        'MailSettings.version',
        'Settings.mail',
        'ShopSettings.openedAt',
        'Package.sellerEmail',
        'Package.version',
        'Package.isActive',
        'Package.position',
        'PayPalSettings.secretSet',
        'PayPalSettings.version',
        'PayPalSettings.webhook',
        'PayPalWebhook.id',
        'PayPalWebhook.lastEventAt',
        'PayPalWebhook.url',
        'Settings.ai',
        'ShopSettings.adminsNeedTwoStep',
        'ShopSettings.brands',
        'Appearance.version',
        'BrandsPerMembership.basic',
        'BrandsPerMembership.free',
        'BrandsPerMembership.premium',
        'ShopSettings.invoicePrefix',
        'ShopSettings.vatRate',
        'ShopSettings.refundProofAbove',
        'ShopSettings.timeZone',
        'ShopSettings.version',
      ]),
    );
  });

  it('fails this test when it reads the caller', async () => {
    const { ctx, reads } = anonymousContext(filled.product.ctx());
    const { errors } = await ask('{ me { id } }', ctx);
    expect(errors).toHaveLength(1);
    expect(reads).toEqual(['viewer']);
  });
});
