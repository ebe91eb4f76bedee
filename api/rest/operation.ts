import { GraphQLError, execute } from 'graphql';
import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { chargeHeaders, chargeOperation } from '../domain/operation-charge';
import { checkVariables } from '../graphql/document-checks';
import { checkCost } from '../graphql/limits';
import { failureOfError } from './failure';
import type { FieldNames } from './failure';
import type { Run } from './row';

/** Where a run's headers go. */
type SetHeader = (name: string, value: string) => void;

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
    try {
      checkVariables(values);
      const charge = await chargeOperation(ctx, checkCost(schema, document, undefined, values));
      for (const [name, value] of Object.entries(chargeHeaders(charge))) setHeader(name, value);
    } catch (error) {
      throw error instanceof GraphQLError ? failureOfError(error, names) : error;
    }
    const result = await execute({ schema, document, variableValues: values, contextValue: ctx });
    // one context serves all pages of a long list: a page is read once
    ctx.forgetAll();
    const refusal = refusalIn(result);
    if (refusal) throw failureOfError(refusal, names);
    return result.data as never;
  };
