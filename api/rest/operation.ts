import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { GraphQLError, Kind, execute, getOperationAST } from 'graphql';
import type { DocumentNode, ExecutionResult, FieldNode, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { BudgetExceeded, chargeAnswer, chargeHeaders, chargeOperation } from '../graphql/operation-charge';
import { accessTable, scopeTable } from '../graphql/access';
import { deprecationHeaders } from '../graphql/deprecations';
import { checkVariables } from '../graphql/document-checks';
import { checkCost } from '../graphql/limits';
import { requireScope } from '../domain/viewer';
import { failureOfError, refuseErrors } from './failure';
import type { FieldNames } from './failure';

/** Runs one operation of the contract as the caller. @throws RestFailure */
type Run = <Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
) => Promise<Data>;

/** Where a run's headers go. */
type SetHeader = (name: string, value: string) => void;

const rootsOf = (document: DocumentNode): FieldNode[] =>
  document.definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION
      ? definition.selectionSet.selections.filter((node) => node.kind === Kind.FIELD)
      : [],
  );

/**
 * Returns a function that refuses a token which no variables would let run the operation, before they are read: the
 * right to call comes before the body. A caller who does not call as an Admin is asked for the scope of a member.
 */
export function scopeCheck(schema: GraphQLSchema) {
  const scopes = scopeTable(schema);
  const access = accessTable(schema);
  return (document: DocumentNode, { viewer }: RequestContext, isAdmin: boolean): void => {
    let refusal: unknown = null;
    for (const { name } of rootsOf(document)) {
      const [rule] = ['Query', 'Mutation'].map((type) => `${type}.${name.value}`).filter((field) => access.has(field));
      const scope = rule === undefined ? undefined : scopes.get(rule);
      if (!rule || !scope) return;
      try {
        requireScope(viewer, scope, access.get(rule) === 'admin');
        return;
      } catch (error) {
        refusal = refusal === null || (!isAdmin && access.get(rule) !== 'admin') ? error : refusal;
      }
    }
    throw refusal;
  };
}

/**
 * Returns the error that refuses the operation. A token may lack the scope of a field below its object: that field is
 * null then, as in an answer of /graphql.
 */
function refusalIn({ errors = [], data }: ExecutionResult): GraphQLError | undefined {
  const isWhole = data && Object.values(data).every((root) => root !== null);
  return errors.find(({ path, extensions }) => !isWhole || path?.length === 1 || extensions['code'] !== 'FORBIDDEN');
}

/** Returns a function that runs operations of the contract in a request's context, with the checks of /graphql. */
export const operationRunner =
  (schema: GraphQLSchema, ctx: RequestContext, names: FieldNames = {}, setHeader: SetHeader): Run =>
  async (document, variables) => {
    const values = variables as Record<string, unknown>;
    let cost: number;
    try {
      checkVariables(values);
      cost = checkCost(schema, document, undefined, values);
      const charge = await chargeOperation(ctx, cost);
      const operation = getOperationAST(document);
      const deprecated = operation ? await deprecationHeaders(ctx, schema, document, operation, values) : {};
      for (const [name, value] of Object.entries({ ...chargeHeaders(charge), ...deprecated })) setHeader(name, value);
    } catch (error) {
      if (error instanceof BudgetExceeded)
        for (const [name, value] of Object.entries(error.headers)) setHeader(name, value);
      throw error instanceof GraphQLError ? failureOfError(error, names) : error;
    }
    const result = await execute({ schema, document, variableValues: values, contextValue: ctx });
    const refusal = refusalIn(result);
    if (refusal) throw failureOfError(refusal, names);
    await chargeAnswer(ctx, Buffer.byteLength(JSON.stringify(result.data)), cost);
    // one context serves all pages of a long list: a page is read once
    ctx.forgetAll();
    refuseErrors(result.data ?? {}, names);
    return result.data as never;
  };
