import { Client } from 'pg';

/** What went wrong in an answer, whether as an error or as data. */
export const troubles = ({ data, errors }: { data?: unknown; errors?: readonly unknown[] | undefined }): unknown[] => [
  ...(errors ?? []),
  ...Object.values(data ?? {}).flatMap((answered: { errors?: unknown[] } | null) => answered?.errors ?? []),
];

/** Statements without what may differ between a short and a long list. */
export const shapesOf = (statements: string[]): string[] =>
  statements
    // a list that ends on its first page is spared the statement that counts it (platform/lists/page.ts)
    .filter((statement) => !/^select count\(/i.test(statement))
    .map((statement) => statement.replace(/\$\d+(, \$\d+)*/g, '$').replace(/(\([^()]*\))(, \1)+/g, '$1'))
    .sort();

/** @throws Error with all statements when there are more than the budget */
export function hold(statements: string[], budget = 0): void {
  if (statements.length > budget)
    throw new Error(`${statements.length} SQL statements, and the budget is ${budget}:\n${statements.join('\n')}`);
}

/** Whatever this process asks PostgreSQL from now on: both pools, the counting of attempts, the listening connection. */
export function recordSql(): { begin(): void; statements(): string[]; stop(): void } {
  const queries = jest.spyOn(Client.prototype, 'query');
  return {
    begin: () => void queries.mockClear(),
    statements: () =>
      queries.mock.calls
        .map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text))
        // the listening connection proves that it lives whenever its time comes
        .filter((text) => text !== 'select 1 as heartbeat'),
    stop: () => queries.mockRestore(),
  };
}
