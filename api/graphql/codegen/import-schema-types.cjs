// Codegen plugin: makes the resolvers' types import the schema's types from the file beside them. Code that imports
// only the schema's types then does not depend on the rows that resolvers return.
module.exports = {
  plugin() {
    return { prepend: ["import type * as Types from './schema';"], content: '' };
  },
};
