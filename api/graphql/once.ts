import { GraphQLError } from 'graphql';
import type { ValidationRule } from 'graphql';

/**
 * Refuses a document that holds more than one field marked @once, under whatever names: aliases would otherwise
 * make one request cost what twenty do.
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
