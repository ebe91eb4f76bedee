import { readFileSync } from 'node:fs';
import {
  GraphQLEnumType,
  GraphQLList,
  GraphQLNonNull,
  buildSchema,
  getNullableType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { GraphQLField, GraphQLInputField, GraphQLType } from 'graphql';
import { z } from 'zod';
import { fieldFacts } from '../../../contract/section-fields';
import { entryOf, fieldsOf, parseStored, unwrapped } from '../../../contract/section-values';
import { sections } from '../../../contract/sections';
import type { SectionKey } from '../../../contract/sections';
import { contractKeyOf } from './admin/content-editing.service';

const contract = buildSchema(readFileSync('schema.graphql', 'utf8'));
const keys = Object.keys(sections) as SectionKey[];
const memberOf = (key: string) => key.replace(/-(.)/g, (_all, letter: string) => letter.toUpperCase());
const membersOf = (input: string) => {
  const type = contract.getType(input);
  return isInputObjectType(type) ? type.getFields() : {};
};

type ContractField = GraphQLField<unknown, unknown> | GraphQLInputField;
type Description = string | Description[] | { [name: string]: Description };

/** Fields of a whole section that are no part of its body. */
const besides = ['isActive', 'shopName'];

/** Returns the fields of a type. @param body whether only those of a section's body */
function contractFields(type: GraphQLType, body = false): ContractField[] {
  const named = getNullableType(type);
  if (!isInputObjectType(named) && !isObjectType(named)) return [];
  const fields: ContractField[] = Object.values<ContractField>(named.getFields());
  return fields.filter(({ name }) => !body || !besides.includes(name));
}

/** Describes a field of the contract: its kind, a question mark when it may be null, and its parts. */
function inContract(type: GraphQLType, description = ''): Description {
  const inner = getNullableType(type);
  const mark = type instanceof GraphQLNonNull ? '' : '?';
  if (inner instanceof GraphQLList) return [mark, inContract(inner.ofType)];
  if (inner instanceof GraphQLEnumType) return [mark, ...inner.getValues().map(({ name }) => name)];
  const fields = contractFields(inner);
  if (fields.length > 0)
    return {
      mark,
      ...Object.fromEntries(fields.map((field) => [field.name, inContract(field.type, field.description ?? '')])),
    };
  if (String(inner) === 'SafeHtml' || description.startsWith('HTML')) return `HTML${mark}`;
  return `${String(inner).replace('ID', 'String')}${mark}`;
}

/** Describes a field of the schema in the same words. */
function inSchema(schema: z.ZodType): Description {
  const { inner, nullable } = unwrapped(schema);
  const mark = nullable ? '?' : '';
  const entry = entryOf(schema);
  if (entry) return [mark, inSchema(entry)];
  if (inner instanceof z.ZodEnum) return [mark, ...inner.options.map(String)];
  if (inner instanceof z.ZodObject)
    return { mark, ...Object.fromEntries(fieldsOf(inner).map(([name, field]) => [name, inSchema(field)])) };
  if (['html', 'article'].includes(fieldFacts.get(inner)?.format ?? '')) return `HTML${mark}`;
  return `${inner instanceof z.ZodNumber ? 'Int' : inner instanceof z.ZodBoolean ? 'Boolean' : 'String'}${mark}`;
}

/** Returns every limit that a description names, with the schema of its field. */
function limits(fields: ContractField[], schema: z.ZodType): { limit: [number, number]; field: z.ZodType }[] {
  const byName = new Map(fieldsOf(entryOf(schema) ?? schema));
  return fields.flatMap(({ name, type, description }) => {
    const field = byName.get(name) as z.ZodType;
    const named = getNullableType(type);
    const inner = named instanceof GraphQLList ? (named.ofType as GraphQLType) : named;
    const [, from, to] = /(\d+) to (\d+)/.exec(description ?? '') ?? [];
    return [
      ...(from && to ? [{ limit: [Number(from), Number(to)] as [number, number], field }] : []),
      ...limits(contractFields(inner), field),
    ];
  });
}

it('names every section once', () => {
  const names = (contract.getType('SectionKey') as GraphQLEnumType).getValues().map(({ name }) => name);
  expect(keys.map(contractKeyOf).sort()).toEqual(names.sort());
  expect(keys.map(memberOf).sort()).toEqual(Object.keys(membersOf('SectionBodyInput')).sort());
});

describe.each(keys)('%s', (key) => {
  const { type, schema } = sections[key];
  const output = contract.getType(type) as GraphQLType;
  const input = membersOf('SectionBodyInput')[memberOf(key)]?.type as GraphQLType;
  const described = (whole: GraphQLType) =>
    Object.fromEntries(
      contractFields(whole, true).map((field) => [field.name, inContract(field.type, field.description ?? '')]),
    );

  it('has the same fields in its type, its input and its schema', () => {
    const fields = Object.fromEntries(fieldsOf(schema).map(([name, field]) => [name, inSchema(field)]));
    expect(described(output)).toEqual(fields);
    expect(described(input)).toEqual(fields);
  });

  it('keeps the limits that its descriptions name', () => {
    for (const {
      limit: [from, to],
      field,
    } of limits(contractFields(output, true), schema)) {
      const fits = (value: unknown) => 'body' in parseStored(field, value);
      expect([from - 1, from, to, to + 1].map(fits)).toEqual([false, true, true, false]);
    }
    for (const {
      limit: [from, to],
      field,
    } of limits(contractFields(input), schema))
      expect([from - 1, from, to, to + 1].map((value) => field.safeParse(value).success)).toEqual([
        false,
        true,
        true,
        false,
      ]);
  });
});
