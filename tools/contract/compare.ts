import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { Kind, buildASTSchema, getNamedType, parse, visit } from 'graphql';
import type { ConstDirectiveNode, DocumentNode, GraphQLSchema } from 'graphql';
import {
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import type { GraphQLNamedType, GraphQLType } from 'graphql';
import { noticeOf } from '../../api/graphql/deprecations';
import type { DeprecationNotice } from '../../api/graphql/deprecations';

/** The contract last given to integrators. */
export const releasedPath = 'docs/contract/released.graphql';

export interface Deprecation {
  /** Type.field, Type.field(argument) or Enum.VALUE. */
  place: string;
  reason: string;
  /** Null when the reason has another form. */
  notice: DeprecationNotice | null;
}

type Annotated = { kind: string; name: { value: string }; directives?: readonly ConstDirectiveNode[] };

function reasonOf({ directives = [] }: Annotated): string | null {
  const deprecated = directives.find(({ name }) => name.value === 'deprecated');
  if (!deprecated) return null;
  const value = deprecated.arguments?.find(({ name }) => name.value === 'reason')?.value;
  return value?.kind === Kind.STRING ? value.value : '';
}

const deprecable = [
  Kind.FIELD_DEFINITION,
  Kind.INPUT_VALUE_DEFINITION,
  Kind.ENUM_VALUE_DEFINITION,
] as readonly string[];

/** Returns everything deprecated in a contract. */
export function deprecationsOf(document: DocumentNode): Deprecation[] {
  const found: Deprecation[] = [];
  visit(document, {
    enter(node, _key, _parent, _path, ancestors) {
      if (!deprecable.includes(node.kind)) return;
      const reason = reasonOf(node as Annotated);
      if (reason === null) return;
      const above = ancestors.flatMap((ancestor) => ('name' in ancestor ? [(ancestor as Annotated).name.value] : []));
      const place = [...above, (node as Annotated).name.value].join('.');
      found.push({ place, reason, notice: noticeOf(reason) });
    },
  });
  return found;
}

/** Returns the contract without the deprecations that may be removed on this day. */
function withoutLapsed(document: DocumentNode, today: string): DocumentNode {
  const lasting: DocumentNode = visit(document, {
    enter(node) {
      if (!deprecable.includes(node.kind)) return undefined;
      const notice = noticeOf(reasonOf(node as Annotated) ?? '');
      return notice && notice.until < today ? null : undefined;
    },
  });
  return lasting;
}

/** Returns the names of the types that are reachable from an operation. */
export function reachable(schema: GraphQLSchema): Set<string> {
  const seen = new Set<string>();
  const go = (given: GraphQLType): void => {
    const type: GraphQLNamedType = getNamedType(given);
    if (seen.has(type.name)) return;
    seen.add(type.name);
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values(type.getFields())) [field, ...field.args].forEach((of) => go(of.type));
      type.getInterfaces().forEach(go);
    }
    if (isInputObjectType(type)) for (const field of Object.values(type.getFields())) go(field.type);
    if (isAbstractType(type)) schema.getPossibleTypes(type).forEach(go);
  };
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()])
    if (root) go(root);
  return seen;
}

/** Returns the contract's own types that no operation reaches. */
export function unreachable(schema: GraphQLSchema): string[] {
  const seen = reachable(schema);
  return Object.values(schema.getTypeMap())
    .filter((type) => !seen.has(type.name) && !isIntrospectionType(type) && !isSpecifiedScalarType(type))
    .map(({ name }) => name);
}

const rules = ['public', 'signedIn', 'owner', 'admin'];

/** Returns how restrictive the access rule of each field is, by `Type.field`. */
function narrowness(document: DocumentNode): Map<string, number> {
  const table = new Map<string, number>();
  const of = ({ directives = [] }: Annotated) =>
    Math.max(...directives.map(({ name }) => rules.indexOf(name.value)), -1);
  for (const type of document.definitions)
    if (type.kind === Kind.OBJECT_TYPE_DEFINITION)
      for (const field of type.fields ?? []) {
        const own = of(field);
        table.set(`${type.name.value}.${field.name.value}`, own < 0 ? of(type) : own);
      }
  return table;
}

const schemaOf = (document: DocumentNode) => buildASTSchema(document, { assumeValidSDL: true });

/**
 * Returns what in `present` would break a program written for `released`, as sentences. Deprecations that ended on a
 * day before `today` may be removed, together with the types that only they reach.
 * @param today as 2027-06-01
 */
export async function breakingChanges(released: string, present: string, today: string): Promise<string[]> {
  const [before, after] = [parse(released), parse(present)];
  const lasting = withoutLapsed(before, today);
  const mayGo = new Set(unreachable(schemaOf(lasting)));
  const changes = await diff(schemaOf(lasting), schemaOf(after));
  const broken = changes
    .filter(
      ({ criticality, type }) =>
        criticality.level === CriticalityLevel.Breaking && !String(type).startsWith('DIRECTIVE_'),
    )
    .filter(({ path = '' }) => !mayGo.has(path.split('.')[0] ?? ''))
    .map(({ message }) => message);
  const now = narrowness(after);
  const narrowed = [...narrowness(lasting)].flatMap(([field, was]) => {
    const is = now.get(field) ?? was;
    return is > was ? [`Field '${field}' was @${rules[was]} and is @${rules[is]}`] : [];
  });
  return [...broken, ...narrowed];
}
