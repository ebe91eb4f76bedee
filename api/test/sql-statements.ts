import { Client } from 'pg';

/** Returns the failures of an answer, whether reported as errors or as data. */
export const troubles = ({ data, errors }: { data?: unknown; errors?: readonly unknown[] | undefined }): unknown[] => [
  ...(errors ?? []),
  ...Object.values(data ?? {}).flatMap((answered: { errors?: unknown[] } | null) => answered?.errors ?? []),
];

/** Returns statements without the parts that may differ between a short and a long list. */
export const shapesOf = (statements: string[]): string[] =>
  statements
    // A list that ends on its first page needs no counting statement (platform/lists/page.ts).
    .filter((statement) => !/^select (\(select )?count\(/i.test(statement))
    // The success of an AI key is recorded once in ten seconds.
    .filter((statement) => !statement.startsWith('UPDATE "ai_keys"'))
    // A live connection reads its caller again at each event of the account, which come together or one by one.
    .filter((statement, at, all) => !statement.startsWith('select u.id, u.email') || all.indexOf(statement) === at)
    .map((statement) => statement.replace(/\$\d+(, \$\d+)*/g, '$').replace(/(\([^()]*\))(, \1)+/g, '$1'))
    .sort();

/** @throws Error with all statements when there are more than the budget */
export function hold(statements: string[], budget = 0): void {
  if (statements.length > budget)
    throw new Error(`${statements.length} SQL statements, and the budget is ${budget}:\n${statements.join('\n')}`);
}

/**
 * Records every statement that this process sends to PostgreSQL from now on: both pools, the rate limits, the listening
 * connection.
 */
export function recordSql(): { begin(): void; statements(): string[]; stop(): void } {
  const queries = jest.spyOn(Client.prototype, 'query');
  return {
    begin: () => void queries.mockClear(),
    statements: () =>
      queries.mock.calls
        .map(([query]: unknown[]) => (typeof query === 'string' ? query : (query as { text: string }).text))
        // The listening connection sends heartbeats at any time.
        .filter((text) => text !== 'select 1 as heartbeat'),
    stop: () => queries.mockRestore(),
  };
}
