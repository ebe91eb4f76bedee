// A codegen plugin: the names of the client's operations, which are the only ones that metrics are labelled with.
module.exports = {
  plugin(_schema, documents) {
    const names = documents
      .flatMap(({ document }) => document.definitions)
      .flatMap((definition) =>
        definition.kind === 'OperationDefinition' && definition.name ? [definition.name.value] : [],
      )
      .sort();
    const list = [...new Set(names)].map((name) => `  '${name}',`).join('\n');
    return `/** Names of the client's own operations. */\nexport const operationNames: ReadonlySet<string> = new Set([\n${list}\n]);\n`;
  },
};
