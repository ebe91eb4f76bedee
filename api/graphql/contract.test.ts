/** Guarantees for clients about every answer. */
import { getDirective } from '@graphql-tools/utils';
import {
  getNullableType,
  isInterfaceType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  getNamedType,
} from 'graphql';
import { accessRules, accessTable } from './access';
import { executableSchema } from './schema';

const schema = executableSchema();
const rules = accessTable(schema);
const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
const objects = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter((type) => !isIntrospectionType(type) && !roots.includes(type));
const narrowness = (place: string) => accessRules.indexOf(rules.get(place) ?? 'public');

describe('every answer', () => {
  it('remains when it is asked for a field that the caller may not read', () => {
    // A non-null field would null the whole object when refused.
    const harmful = objects.flatMap((type) => {
      const fields = Object.values(type.getFields());
      const widest = Math.min(...fields.map(({ name }) => narrowness(`${type.name}.${name}`)));
      return fields
        .filter(({ name, type: of }) => isNonNullType(of) && narrowness(`${type.name}.${name}`) > widest)
        .map(({ name }) => `${type.name}.${name}`);
    });
    expect(harmful).toEqual([]);
    expect(narrowness('Package.sellerEmail')).toBeGreaterThan(narrowness('Package.name'));
  });

  it('has no interface field that some of its types may not answer', () => {
    const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
    for (const shared of interfaces)
      for (const { name } of Object.values(shared.getFields())) {
        const found = new Set(schema.getPossibleTypes(shared).map((type) => rules.get(`${type.name}.${name}`)));
        expect([`${shared.name}.${name}`, found.size]).toEqual([`${shared.name}.${name}`, 1]);
      }
  });

  it('of a mutation is a payload with its errors', () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const type = isNonNullType(field.type) ? field.type.ofType : null;
      expect([field.name, isObjectType(type) && String(type.getFields()['errors']?.type)]).toEqual([
        field.name,
        '[UserError!]!',
      ]);
      // A caller with access to the mutation may read its payload.
      const rule = accessRules.find((name) => getDirective(schema, field, name)?.length) ?? 'public';
      for (const { name } of Object.values(isObjectType(type) ? type.getFields() : {}))
        expect(narrowness(`${String(type)}.${name}`)).toBeLessThanOrEqual(accessRules.indexOf(rule));
    }
  });

  it('has no list of objects without a price: a page, or its largest number of rows', () => {
    const unpriced = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .filter((type) => !isIntrospectionType(type))
      .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })))
      .filter(({ field }) => isListType(getNullableType(field.type)) && !isLeafType(getNamedType(field.type)))
      .filter(({ type, field }) => {
        const [cost] = getDirective(schema, field, 'cost') ?? [];
        const isOfPage = type.name.endsWith('Page') && field.name === 'items';
        return !isOfPage && field.name !== 'errors' && !cost?.['rows'];
      })
      .map(({ type, field }) => `${type.name}.${field.name}`);
    expect(unpriced).toEqual([]);
  });

  it('that has a page is multiplied by its size', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) && !isIntrospectionType(type))
      .flatMap((type) => Object.values(isObjectType(type) ? type.getFields() : {}))
      .filter(({ type }) => getNamedType(type).name.endsWith('Page') && getNamedType(type).name !== 'ContactPage')
      .filter((field) => isObjectType(getNamedType(field.type)) && field.args.some(({ name }) => name === 'page'));
    expect(fields.length).toBeGreaterThan(20);
    const free = fields.filter(
      (field) => !(getDirective(schema, field, 'cost')?.[0]?.['multipliers'] as string[])?.includes('page.size'),
    );
    expect(free.map(({ name }) => name)).toEqual([]);
  });

  it('of a mutation costs at least 100 points: an account changes at most 1,200 times in a minute', () => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {}))
      expect([field.name, (getDirective(schema, field, 'cost')?.[0]?.['value'] as number) >= 100]).toEqual([
        field.name,
        true,
      ]);
  });
});
