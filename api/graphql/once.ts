import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';

/**
 * Refuses a document with more than one field marked @once, under any alias: otherwise one request could cost as much
 * as twenty.
 */
export const onceRule: ValidationRule = (context) => {
  let count = 0;
  return {
    Field(node) {
      const marked = context.getFieldDef()?.astNode?.directives?.some(({ name }) => name.value === 'once');
      if (!marked) return;
      count += 1;
      if (count === 2)
        context.reportError(
          new GraphQLError('A document can ask for this only once.', {
            nodes: node,
            extensions: { code: 'OPERATION_TOO_COSTLY' },
          }),
        );
    },
  };
};
