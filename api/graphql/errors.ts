import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { RequestContext } from '../context';
import { BudgetExceeded } from './operation-charge';
import { AccessError, UserError } from '../domain/user-error';
import { awaySeconds, awayMessage, isDatabaseAway, tookTooLong, tooLongMessage } from '../platform/database/away';
import { StorageAway } from '../platform/storage/away';
import { BadListRequest } from '../platform/lists/definition';

/**
 * Returns what a client may see of an error. Access errors and invalid list requests keep their message; a bug is
 * logged with the request id, and the client sees only that id.
 */
export function asGraphQLError(
  error: unknown,
  ctx: Pick<RequestContext, 'logger' | 'requestId' | 'databaseSpace'>,
): GraphQLError {
  if (error instanceof GraphQLError) return error;
  if (error instanceof AccessError) {
    const headers = error instanceof BudgetExceeded ? { headers: new HeaderMap(Object.entries(error.headers)) } : {};
    const http = error.code === 'TOO_MANY_REQUESTS' ? { http: { status: 429, ...headers } } : {};
    return new GraphQLError(error.message, { extensions: { code: error.code, ...error.details, ...http } });
  }
  if (error instanceof BadListRequest)
    return new GraphQLError(error.message, { extensions: { code: 'BAD_USER_INPUT', field: error.field } });
  // A query has no payload for the error.
  if (error instanceof UserError)
    return new GraphQLError(error.message, { extensions: { code: error.code, field: error.field } });
  const isStorage = error instanceof StorageAway;
  const isLate = tookTooLong(error);
  if (isStorage || isLate || isDatabaseAway(error)) {
    const sentence = isStorage
      ? 'the storage of files is away'
      : isLate
        ? tooLongMessage
        : awayMessage(ctx.databaseSpace, error);
    ctx.logger[isLate ? 'error' : 'warn']({ err: error, requestId: ctx.requestId }, sentence);
    const headers = new HeaderMap([['retry-after', String(awaySeconds)]]);
    return new GraphQLError('We are back in a moment. Please try again.', {
      extensions: { code: 'SERVICE_UNAVAILABLE', requestId: ctx.requestId, http: { status: 503, headers } },
    });
  }
  ctx.logger.error({ err: error, requestId: ctx.requestId }, 'unexpected error');
  return new GraphQLError('Something went wrong.', {
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: ctx.requestId },
  });
}
