import { GraphQLError, OperationTypeNode } from 'graphql';
import type { OperationDefinitionNode, TypeNode, ValidationRule } from 'graphql';
import { inputFault, textFault } from '../platform/http/input-faults';
import { Upload } from '../platform/http/upload';

const refused = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } } });

/** PostgreSQL cannot store every character, so such a one in a document's text is the client's mistake. */
export const storableTextRule: ValidationRule = (context) => ({
  StringValue(node) {
    const fault = textFault(node.value);
    if (fault) context.reportError(refused(fault));
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

/** Refuses a subscription over HTTP. @throws GraphQLError BAD_USER_INPUT */
export function checkTransport({ operation }: OperationDefinitionNode): void {
  if (operation === OperationTypeNode.SUBSCRIPTION)
    throw refused('Subscriptions run over a WebSocket at this address, with the protocol graphql-transport-ws.');
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
