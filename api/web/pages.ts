import type { Server } from 'node:http';
import type { Express } from 'express';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../context';

/** The pages of the web client. Answers how to close it. */
export async function mountPages(_app: Express, _server: Server, _services: Services, _schema: GraphQLSchema): Promise<() => Promise<void>> {
  return async () => undefined;
}
