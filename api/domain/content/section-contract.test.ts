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
import { entryOf, fieldsOf, unwrapped } from '../../../contract/section-values';
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

/** Returns the fields of a type. @param body whether to return only the fields of a section's body */
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

/** The limit of a text in characters, of a list in entries, of a number by its value; null for another schema. */
function mostOf(schema: z.ZodType): number | null {
  const { inner } = unwrapped(schema);
  if (inner instanceof z.ZodString) return inner.maxLength;
  if (inner instanceof z.ZodNumber) return inner.maxValue;
  return inner instanceof z.ZodArray ? (fieldFacts.get(inner)?.most ?? null) : null;
}

interface Limit {
  path: string;
  /** The limit that the description names; NaN for none. */
  most: number;
  /** Whether the description says that it must not be blank. */
  isRequired: boolean;
  field: z.ZodType;
}

/** Returns every field that has a limit, with what its description says about it. */
function limits(fields: ContractField[], schema: z.ZodType, above = ''): Limit[] {
  const byName = new Map(fieldsOf(entryOf(schema) ?? schema));
  return fields.flatMap(({ name, type, description }) => {
    const field = byName.get(name) as z.ZodType;
    const named = getNullableType(type);
    const inner = named instanceof GraphQLList ? (named.ofType as GraphQLType) : named;
    const path = `${above}${name}`;
    const [, from, most = ''] = /(?:at most|(\d+) to) ([\d,]+)/i.exec(description ?? '') ?? [];
    const own = { path, most: Number(most.replaceAll(',', '') || NaN), isRequired: from === '1', field };
    return [...(mostOf(field) === null ? [] : [own]), ...limits(contractFields(inner), field, `${path}.`)];
  });
}

/** Whether a field refuses a text of no characters, a list of no entries, or 0. Links and icons refuse it by their format. */
function refusesBlank(schema: z.ZodType): boolean {
  const { inner } = unwrapped(schema);
  const blank = inner instanceof z.ZodArray ? [] : inner instanceof z.ZodNumber ? 0 : '';
  return !inner.safeParse(blank).success;
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

  it('has the limits that its descriptions name', () => {
    const bodies = [limits(contractFields(output, true), schema), limits(contractFields(input), schema)];
    for (const all of bodies) {
      expect(all.length).toBeGreaterThan(2);
      expect(all.map(({ path, most }) => [path, most])).toEqual(all.map(({ path, field }) => [path, mostOf(field)]));
    }
    const typed = limits(contractFields(input), schema).filter(
      ({ field }) => !['link', 'icon', 'image'].includes(fieldFacts.get(unwrapped(field).inner)?.format ?? ''),
    );
    expect(typed.map(({ path, isRequired }) => [path, isRequired])).toEqual(
      typed.map(({ path, field }) => [path, refusesBlank(field)]),
    );
  });
});
