import {
  Kind,
  buildASTSchema,
  getNamedType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  parse,
  typeFromAST,
} from 'graphql';
import type { DocumentNode, GraphQLField, GraphQLInputType, GraphQLSchema } from 'graphql';
import { checkCost } from './limits';

/** The least that an operation costs, in points. */
export interface LeastCost {
  kind: 'query' | 'mutation' | 'subscription';
  name: string;
  points: number;
}

const scalars: Record<string, unknown> = { Boolean: false, Float: 1 };

/** Returns a value of a type, as short as it can be. Texts have no form: only the count of rows changes a cost. */
function shortest(type: GraphQLInputType, rows: number): unknown {
  if (isNonNullType(type)) return shortest(type.ofType, rows);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    const needed = type.isOneOf ? fields.slice(0, 1) : fields.filter(isRequiredInputField);
    return Object.fromEntries(needed.map((field) => [field.name, shortest(field.type, rows)]));
  }
  return type.name === 'Int' ? rows : (scalars[type.name] ?? 'x');
}

/** Counts the least costs of operations of a contract. */
export class LeastCosts {
  /** Without resolvers and scalars of its own: any text is a date. */
  private readonly schema: GraphQLSchema;

  constructor(contract: DocumentNode) {
    this.schema = buildASTSchema(contract);
  }

  /**
   * Returns what an operation costs with the shortest variables: parts that a variable includes are left out.
   * @param rows size of the pages that its variables ask for
   */
  of(document: DocumentNode, rows = 10): number {
    const values: Record<string, unknown> = {};
    for (const definition of document.definitions) {
      if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
      for (const { variable, type: node } of definition.variableDefinitions ?? []) {
        const type = typeFromAST(this.schema, node as never) as GraphQLInputType | undefined;
        if (type && isNonNullType(type)) values[variable.name.value] = shortest(type, rows);
      }
    }
    return checkCost(this.schema, document, undefined, values, Infinity);
  }

  /** Returns the least cost of every operation: one plain field is read, lists have their usual page. */
  ofOperations(): LeastCost[] {
    const roots = [
      ['query', this.schema.getQueryType()],
      ['mutation', this.schema.getMutationType()],
      ['subscription', this.schema.getSubscriptionType()],
    ] as const;
    return roots.flatMap(([kind, type]) =>
      Object.values(type?.getFields() ?? {}).map((field) => ({
        kind,
        name: field.name,
        points: this.of(shortestDocument(kind, field)),
      })),
    );
  }
}

function shortestDocument(kind: LeastCost['kind'], field: GraphQLField<unknown, unknown>): DocumentNode {
  const needed = field.args.filter(isRequiredArgument);
  const declared = needed.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const passed = needed.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isCompositeType(getNamedType(field.type)) ? '{ __typename }' : '';
  return parse(`${kind} Least${declared && `(${declared})`} { ${field.name}${passed && `(${passed})`} ${selection} }`, {
    noLocation: true,
  });
}
