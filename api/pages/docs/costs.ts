import type { DocsPage } from './frame';
import { renderMarkdown } from './markdown';

/** The least that each operation and each REST path costs, in points. */
export interface CostTables {
  operations: readonly { kind: string; name: string; points: number }[];
  paths: readonly { method: string; path: string; points: number }[];
}

const titles: Record<string, string> = { query: 'Queries', mutation: 'Mutations', subscription: 'Subscriptions' };
const roots: Record<string, string> = { query: 'Query', mutation: 'Mutation', subscription: 'Subscription' };

const tableOf = (head: string, rows: readonly (readonly [string, number])[]) =>
  [`| ${head} | points |`, '|---|---|', ...rows.map(([name, points]) => `| ${name} | ${points} |`)].join('\n');

/** Returns the page of what operations cost, as the server counts them. */
export function costsPage({ operations, paths }: CostTables): DocsPage {
  const tables = Object.keys(titles).map((kind) => {
    const rows = operations
      .filter((one) => one.kind === kind)
      .map(({ name, points }) => [`[${name}](/docs/schema/${roots[kind]}#${roots[kind]}.${name})`, points] as const);
    return `## ${titles[kind]}\n\n${tableOf('operation', rows)}`;
  });
  const rest = paths.map(({ method, path, points }) => [`\`${method} ${path}\``, points] as const);
  const text = `# Costs

The minimum cost of each operation: one plain field, 10 rows per list and a small response. Each further field and row
adds to it, see [costs and limits](/docs#costs-and-limits). \`X-Operation-Cost\` of a response is what it cost; responses
from the server's cache are free.

${tables.join('\n\n')}

## REST

${tableOf('path', rest)}
`;
  return {
    path: '/docs/costs',
    title: 'Costs',
    description: 'The minimum cost of each operation and REST path, in points.',
    ...renderMarkdown(text),
  };
}
