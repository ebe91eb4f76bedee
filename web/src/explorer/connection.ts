import type { GraphiQLProps } from 'graphiql';
import { OperationTypeNode, getOperationAST, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';

type Fetcher = GraphiQLProps['fetcher'];

/** Sends operations as the caller whose token was typed, or as the session of this browser without one. */
export class Connection {
  private token = '';
  private live: Client | undefined;

  /** The token stays in this object: a reload forgets it. */
  useToken(token: string): void {
    if (token === this.token) return;
    this.token = token;
    void this.live?.dispose();
    this.live = undefined;
  }

  // GraphiQL shows whatever the server has sent
  readonly fetcher: Fetcher = (given) => {
    const definition = definitionOf(given);
    const operation = { ...given, operationName: definition?.name?.value ?? given.operationName };
    return (
      definition?.operation === OperationTypeNode.SUBSCRIPTION ? this.subscribe(operation) : this.post(operation)
    ) as ReturnType<Fetcher>;
  };

  private get credentials(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  private async post(operation: Parameters<Fetcher>[0]): Promise<object> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.credentials },
      body: JSON.stringify(operation),
    });
    return (await response.json()) as object;
  }

  private subscribe({ query, operationName, variables }: Parameters<Fetcher>[0]): AsyncIterable<object> {
    this.live ??= createClient({
      url: new URL('/graphql', window.location.href.replace(/^http/, 'ws')).href,
      connectionParams: () => this.credentials,
      retryAttempts: 3,
    });
    const given = variables as Record<string, unknown> | undefined;
    return readable(this.live.iterate({ query, operationName, variables: given }));
  }
}

/**
 * Returns the operation to run; undefined if the server has to say what is wrong. The name that GraphiQL passes may
 * still be that of the tab before: a query with a single operation is run whatever the name is.
 */
function definitionOf({ query, operationName }: Parameters<Fetcher>[0]): OperationDefinitionNode | undefined {
  try {
    const document = parse(query);
    return getOperationAST(document, operationName) ?? getOperationAST(document) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A socket that the server closes ends with an event, whose reason is what a person can read. */
async function* readable<Value>(values: AsyncIterable<Value>): AsyncGenerator<Value> {
  try {
    yield* values;
  } catch (error) {
    if (error instanceof CloseEvent) throw new Error(error.reason || `The connection was closed (${error.code}).`);
    throw error;
  }
}
