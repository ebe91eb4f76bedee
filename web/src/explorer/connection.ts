import { OperationTypeNode, getOperationAST, parse } from 'graphql';
import type { OperationDefinitionNode } from 'graphql';
import { createClient } from 'graphql-ws';
import type { Client } from 'graphql-ws';

/** What GraphiQL passes for an operation that a person runs, and for its own question for the schema. */
interface Operation {
  query: string;
  operationName?: string | null;
  variables?: Record<string, unknown>;
}

/** Sends operations as the caller whose token was typed, or as the session of this browser without one. */
export class Connection {
  private token = '';
  private live: Client | undefined;

  /** The token stays in this object: a reload forgets it. */
  useToken(token: string): void {
    if (token === this.token) return;
    this.token = token;
    // refused while it waits to connect again
    void Promise.resolve(this.live?.dispose()).catch(() => undefined);
    this.live = undefined;
  }

  /** Returns the answer, and of a subscription one after the other. */
  readonly fetcher = async (given: Operation): Promise<object> => {
    const definition = definitionOf(given);
    const operation = { ...given, operationName: definition?.name?.value ?? given.operationName };
    return definition?.operation === OperationTypeNode.SUBSCRIPTION ? this.subscribe(operation) : this.post(operation);
  };

  private get credentials(): Record<string, string> {
    return this.token ? { authorization: `Bearer ${this.token}` } : {};
  }

  private async post(operation: Operation): Promise<object> {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.credentials },
      body: JSON.stringify(operation),
    });
    return (await response.json()) as object;
  }

  private subscribe({ query, operationName, variables }: Operation): AsyncIterable<object> {
    this.live ??= createClient({
      url: new URL('/graphql', window.location.href.replace(/^http/, 'ws')).href,
      connectionParams: () => this.credentials,
      retryAttempts: 3,
    });
    return readable(this.live.iterate({ query, operationName, variables }));
  }
}

/**
 * Returns the operation to run; undefined if the server has to say what is wrong. The name that GraphiQL passes may
 * still be the previous tab's: a query with a single operation is run under any name.
 */
function definitionOf({ query, operationName }: Operation): OperationDefinitionNode | undefined {
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
