import { execute } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { RequestContext } from '../context';
import { checkVariables } from '../graphql/document-checks';
import { checkCost } from '../graphql/limits';
import { failureOfError } from './failure';
import type { FieldNames } from './failure';
import type { Run } from './row';

/**
 * Returns a function that runs operations of the contract in a request's context, with the checks of /graphql. A field
 * that the caller may not read is a refusal here: a row asks only for what its caller may read.
 */
export const operationRunner =
  (schema: GraphQLSchema, ctx: RequestContext, names: FieldNames = {}): Run =>
  async (document, variables) => {
    try {
      checkVariables(variables);
      checkCost(schema, document, undefined, variables as Record<string, unknown>);
    } catch (error) {
      throw failureOfError(error as never, names);
    }
    const result = await execute({
      schema,
      document,
      variableValues: variables as Record<string, unknown>,
      contextValue: ctx,
    });
    // one context serves all pages of a long list: a page is read once
    ctx.forgetAll();
    const [error] = result.errors ?? [];
    if (error) throw failureOfError(error, names);
    return result.data as never;
  };
