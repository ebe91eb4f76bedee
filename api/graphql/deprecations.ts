import { TypeInfo, getNamedType, isEnumType, isInputObjectType, typeFromAST, visit, visitWithTypeInfo } from 'graphql';
import type { DocumentNode, GraphQLInputType, GraphQLSchema, NamedTypeNode, OperationDefinitionNode } from 'graphql';
import type { RequestContext } from '../context';
import { readShopSettings } from '../domain/settings/shop-settings';

/** What the reason of a `@deprecated` says: its days, and the element to use instead. */
export interface DeprecationNotice {
  /** The day of the deprecation. */
  since: string;
  /** The last day on which it is supported. */
  until: string;
  replacement: string;
}

const reasonForm = /^Since (\d{4}-\d\d-\d\d), until (\d{4}-\d\d-\d\d): .*`([\w.]+)`/;

/** Reads `` Since 2026-11-27, until 2027-06-01: use `purchases`. ``; null for a reason of another form. */
export function noticeOf(reason: string): DeprecationNotice | null {
  const [, since, until, replacement] = reasonForm.exec(reason) ?? [];
  return since && until && replacement ? { since, until, replacement } : null;
}

interface MaybeDeprecated {
  deprecationReason?: string | null | undefined;
}

/** Whether a value of the type may contain something deprecated. */
function hasDeprecated(type: GraphQLInputType, seen = new Set<unknown>()): boolean {
  const named = getNamedType(type);
  if (seen.has(named)) return false;
  seen.add(named);
  if (isEnumType(named)) return named.getValues().some(({ deprecationReason }) => deprecationReason != null);
  if (!isInputObjectType(named)) return false;
  return Object.values(named.getFields()).some(
    (field) => field.deprecationReason != null || hasDeprecated(field.type, seen),
  );
}

/** Reports what is deprecated in the value of a variable. */
function readValue(
  type: GraphQLInputType,
  value: unknown,
  report: (of: MaybeDeprecated | null | undefined) => void,
): void {
  if (value === null || value === undefined) return;
  if (Array.isArray(value)) {
    for (const one of value) readValue(type, one, report);
    return;
  }
  const named = getNamedType(type);
  if (isEnumType(named) && typeof value === 'string') report(named.getValue(value));
  if (!isInputObjectType(named) || typeof value !== 'object') return;
  const fields = named.getFields();
  for (const [name, below] of Object.entries(value)) {
    const field = fields[name];
    if (!field) continue;
    report(field);
    readValue(field.type, below, report);
  }
}

/** What of a document is deprecated, and which of its variables may be. */
interface Uses {
  reasons: readonly string[];
  variables: readonly { name: string; type: GraphQLInputType }[];
}

/** By document, as Apollo Server caches the parsed ones, and within a document by its operation. */
const known = new WeakMap<DocumentNode, Map<OperationDefinitionNode, Uses>>();

function usesOf(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): Uses {
  const ofDocument = known.get(document) ?? new Map<OperationDefinitionNode, Uses>();
  known.set(document, ofDocument);
  const found = ofDocument.get(operation);
  if (found) return found;
  const reasons: string[] = [];
  const report = (of: MaybeDeprecated | null | undefined) => {
    if (of?.deprecationReason != null) reasons.push(of.deprecationReason);
  };
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      // another operation of the document does not run
      OperationDefinition: (node) => (node === operation ? undefined : false),
      Field: () => report(types.getFieldDef()),
      Argument: () => report(types.getArgument()),
      ObjectField(node) {
        const above = getNamedType(types.getParentInputType());
        if (isInputObjectType(above)) report(above.getFields()[node.name.value]);
      },
      EnumValue: () => report(types.getEnumValue()),
    }),
  );
  const variables = (operation.variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
    const type = typeFromAST(schema, node as NamedTypeNode) as GraphQLInputType | undefined;
    return type && hasDeprecated(type) ? [{ name: variable.name.value, type }] : [];
  });
  const uses = { reasons, variables };
  ofDocument.set(operation, uses);
  return uses;
}

/** Returns the reasons of everything deprecated that an operation uses. */
export function deprecationsIn(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  values: Record<string, unknown>,
): string[] {
  const { reasons, variables } = usesOf(schema, document, operation);
  if (variables.length === 0) return [...reasons];
  const found = [...reasons];
  for (const { name, type } of variables)
    readValue(type, values[name], (of) => {
      if (of?.deprecationReason != null) found.push(of.deprecationReason);
    });
  return found;
}

/**
 * Returns the headers of an answer to an operation that uses something deprecated: since when (RFC 9745), and when the
 * first of it may be removed (RFC 8594); with a link to the changes while the shop serves its documentation.
 */
export async function deprecationHeaders(
  ctx: RequestContext,
  ...operation: Parameters<typeof deprecationsIn>
): Promise<Record<string, string>> {
  const notices = deprecationsIn(...operation).flatMap((reason) => noticeOf(reason) ?? []);
  const [since] = notices.map((notice) => notice.since).toSorted();
  const [until] = notices.map((notice) => notice.until).toSorted();
  if (!since || !until) return {};
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(`${until}T23:59:59Z`).toUTCString(),
    ...((await readShopSettings(ctx)).docs && { link: '</docs/changes>; rel="deprecation"; type="text/html"' }),
  };
}
