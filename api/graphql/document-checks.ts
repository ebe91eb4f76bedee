import { GraphQLError } from 'graphql';
import type { OperationDefinitionNode, TypeNode, ValidationRule } from 'graphql';
import { inputFault, nulSentence } from '../platform/http/input-faults';
import { Upload } from '../platform/http/upload';

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** PostgreSQL cannot store NUL in a text, so a NUL in a document's text is the client's mistake. */
export const noNulRule: ValidationRule = (context) => ({
  StringValue(node) {
    if (node.value.includes('\u0000')) context.reportError(refused(nulSentence));
  },
});

/**
 * Refuses variables that cannot be stored or traversed.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function checkVariables(variables: unknown): void {
  const fault = inputFault(variables);
  if (fault) throw refused(fault);
}

const namedType = (type: TypeNode): string => ('type' in type ? namedType(type.type) : type.name.value);

/**
 * Refuses a form for an operation that takes no file, so that forms are a way for uploads only.
 * @throws GraphQLError BAD_USER_INPUT
 */
export function checkUpload(operation: OperationDefinitionNode, variables: Record<string, unknown>): void {
  const sent = Object.keys(variables).find((name) => variables[name] instanceof Upload);
  if (sent === undefined) return;
  const declared = operation.variableDefinitions?.find(({ variable }) => variable.name.value === sent);
  if (!declared || namedType(declared.type) !== 'Upload')
    throw refused(`The operation has no variable $${sent} of the type Upload. Send operations without a file as JSON.`);
}
