// Codegen plugin: generates one typed hook per operation, based on @apollo/client/react. The output of the standard
// plugin does not type-check with Apollo Client 4.
const { Kind } = require('graphql');

const pascal = (name) => name[0].toUpperCase() + name.slice(1);

module.exports = {
  plugin(_schema, documents) {
    const operations = documents.flatMap((file) =>
      file.document.definitions.filter((d) => d.kind === Kind.OPERATION_DEFINITION),
    );
    const needed = new Set();
    const hooks = operations.map((operation) => {
      const name = pascal(operation.name.value);
      const suffix = pascal(operation.operation);
      const required = operation.variableDefinitions.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
      const types = `${name}${suffix}, ${name}${suffix}Variables`;
      const document = `${name}Document`;
      if (operation.operation === 'mutation') {
        needed.add('useMutation');
        return `export const use${name}Mutation = (options?: Omit<useMutation.Options<${types}>, 'variables'>) =>\n  useMutation<${types}>(${document}, options as useMutation.Options<${types}>);`;
      }
      const hook = operation.operation === 'subscription' ? 'useSubscription' : 'useQuery';
      needed.add(hook);
      const options =
        operation.operation === 'subscription' ? `useSubscription.Options<${types}>` : `useQuery.Options<${types}>`;
      const variables = required
        ? `{ variables: ${name}${suffix}Variables }`
        : `{ variables?: ${name}${suffix}Variables }`;
      const skip = required ? ` | { skip: true; variables?: ${name}${suffix}Variables }` : '';
      return `export const use${name}${suffix} = (options${required ? '' : '?'}: Omit<${options}, 'variables' | 'skip'> & ({ skip?: boolean } & ${variables}${skip})) =>\n  ${hook}<${types}>(${document}, options as ${options});`;
    });
    return {
      prepend: needed.size ? [`import { ${[...needed].sort().join(', ')} } from '@apollo/client/react';`] : [],
      content: hooks.join('\n\n'),
    };
  },
};
