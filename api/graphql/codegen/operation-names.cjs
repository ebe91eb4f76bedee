// Codegen plugin: generates the set of the client's operation names, the only ones that metrics use as label values.
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
