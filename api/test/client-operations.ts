import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getOperationAST, isInputType, isNonNullType, parse, separateOperations, typeFromAST } from 'graphql';
import type { DocumentNode, FieldNode, OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { executableSchema } from '../graphql/schema';
import type { FilledProduct } from './filled-product';
import { validValue } from './minimal-operation';

/** Maximum number of SQL statements of one of the client's operations, and how it is called. */
export interface ClientCase {
  /** Omitted when no member calls it. */
  member?: number;
  /** First call of an anonymous caller after content has changed. Omitted when anonymous callers are refused. */
  anonymous?: number;
  /** For Admins, where only some of its fields are theirs alone. */
  admin?: number;
  /** For operations that refuse anonymous callers below the first field. */
  turnedAway?: number;
  /** Returns variables that need more than a valid value, and creates the data they refer to, before statements count. */
  variables?: (filled: FilledProduct) => object | Promise<object>;
}

const schema = executableSchema();
const documents = readdirSync('web/src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.graphql'),
);

/** Every operation of the client by name, with the fragments it uses. */
export const clientOperations: Readonly<Record<string, DocumentNode>> = separateOperations(
  parse(documents.map((path) => readFileSync(join('web/src', path), 'utf8')).join('\n')),
);

function definitionOf(name: string): OperationDefinitionNode {
  const document = clientOperations[name];
  const operation = document && getOperationAST(document);
  if (!operation) throw new Error(`The client has no operation ${name}`);
  return operation;
}

export const kindOf = (name: string): OperationTypeNode => definitionOf(name).operation;

/** Returns whether only Admins may call it, by the directives of its root fields. */
export function isForAdmins(name: string): boolean {
  const { operation, selectionSet } = definitionOf(name);
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return (selectionSet.selections as FieldNode[]).every((selected) =>
    fields[selected.name.value]?.astNode?.directives?.some((directive) => directive.name.value === 'admin'),
  );
}

/** Returns a valid value for each required variable. Ids are random and refer to nothing. */
export const validVariables = (name: string): Record<string, unknown> =>
  Object.fromEntries(
    (definitionOf(name).variableDefinitions ?? []).flatMap(({ variable, type: node }) => {
      const type: unknown = typeFromAST(schema, node as never);
      return isInputType(type) && isNonNullType(type)
        ? [[variable.name.value, validValue(type, variable.name.value)]]
        : [];
    }),
  );
