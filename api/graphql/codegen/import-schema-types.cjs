// A codegen plugin: the resolvers' types take those of the schema from the file beside them. Whoever needs the
// schema's words alone then knows nothing of the rows that resolvers answer with.
module.exports = {
  plugin() {
    return { prepend: ["import type * as Types from './schema';"], content: '' };
  },
};
