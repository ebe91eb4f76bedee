/** Files of the packaged GraphiQL, which `web/graphiql-files.ts` puts beside the page: addresses by Monaco's name. */
declare module 'virtual:graphiql' {
  export const workers: Record<string, string>;
}

/** What the packaged GraphiQL defines: it takes the properties of the React component `GraphiQL`, and some of its own. */
declare const YogaGraphiQL: {
  renderYogaGraphiQL(element: Element, options: Record<string, unknown>): void;
};
