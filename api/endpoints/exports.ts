import type { Readable } from 'node:stream';
import express, { Router } from 'express';
import type { Request, Response } from 'express';
import { coerceInputValue, isInputType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { ContextFactory, RequestContext } from '../context';
import { requireStillAdmin, requireStillSignedIn } from '../domain/accounts/sessions/session.service';
import { recordExport } from '../domain/audit/taken-lists';
import { creditColumns } from '../domain/credits/credit.export';
import { walkCreditEntries } from '../domain/credits/credit.list';
import { codesOf } from '../domain/orders/order.service';
import { readShopSettings } from '../domain/settings/shop-settings';
import { AccessError, UserError, tooManyRequests } from '../domain/user-error';
import { signedIn, signedInAdmin } from '../domain/viewer';
import { ConcurrencyLimit } from '../platform/http/concurrency-limit';
import { inputFault } from '../platform/http/input-faults';
import { isFromOtherSite } from '../platform/http/own-origin';
import { csvOf, inBatches } from '../platform/lists/csv';
import type { ListAccess } from '../platform/lists/definition';
import type { RegisteredList } from '../platform/lists/registry';
import { refusalOf } from './refusal-status';
import { sendStream } from '../platform/http/streamed-answer';

/** Concurrent exports per account. */
const mostAtOnce = 2;
const batch = 500;

/** The parameters of a request: from the address, or from a form where they are too long for an address. */
type Asked = Record<string, unknown>;
interface Sending {
  /** Refuses the next batch of rows to a caller who has lost the right to the file. */
  refuseLostRight: () => Promise<void>;
  /** False for HEAD, which is answered without rows. */
  sendsRows: boolean;
}
/**
 * Returns the rows of an export for the caller.
 * @throws before the first byte when the caller may not have it or the parameters are invalid
 */
type Export = (ctx: RequestContext, asked: Asked, sending: Sending) => Promise<Readable>;

/** Every change of the caller's balance. */
async function creditHistory(ctx: RequestContext, _asked: Asked, { refuseLostRight }: Sending): Promise<Readable> {
  const rows = inBatches(walkCreditEntries(ctx, signedIn(ctx).userId, refuseLostRight), batch, async (entries) => {
    const codes = await codesOf(ctx, [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]);
    return entries.map((entry) => ({ entry, orderCode: codes.get(entry.orderId ?? '') ?? null }));
  });
  return csvOf(rows, creditColumns, (await readShopSettings(ctx)).timeZone);
}

/**
 * Parses a contract input that the address carries as JSON.
 * @throws UserError INVALID_INPUT
 */
function inputOf<Input>(schema: GraphQLSchema, typeName: string, name: string, given: unknown): Input | null {
  if (typeof given !== 'string' || given === '') return null;
  const type = schema.getType(typeName);
  if (!isInputType(type)) throw new Error(`${typeName} is no input`);
  const wrong = (message: string, path: readonly (string | number)[] = []) =>
    new UserError('INVALID_INPUT', message, [name, ...path.map(String)]);
  let value: unknown;
  try {
    value = JSON.parse(given);
  } catch {
    throw wrong(`\`${name}\` is a ${typeName} as JSON.`);
  }
  const fault = inputFault(value);
  if (fault) throw wrong(fault);
  return coerceInputValue(value, type, (path, _value, error) => {
    throw wrong(error.message, path);
  }) as Input;
}

const fromOtherSite = () => new AccessError('FORBIDDEN', 'This file can only be downloaded from our own site.');

/** 'creditEntries' is saved as credit-entries.csv. */
const fileNameOf = (list: string) => list.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Lists as CSV files: GET /account/credit-history.csv for its owner; for Admins /admin/{list}.csv with `filter` and
 * `sort`, by GET, or as a POST form when the filter is too long for an address.
 */
export function listExports(
  contextOf: ContextFactory,
  schema: GraphQLSchema,
  lists: readonly RegisteredList[],
): Router {
  const router = Router();
  const exportLimit = new ConcurrencyLimit(mostAtOnce);

  const serve = (path: string, access: ListAccess | 'signedIn', make: Export) => {
    const answer = async (request: Request, response: Response, asked: Asked) => {
      response.set({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
      let release: (() => void) | null = null;
      try {
        const ctx = await contextOf(request, response);
        if (request.method === 'POST' && isFromOtherSite(request, ctx.config.appUrl)) throw fromOtherSite();
        const { userId: id } = access === 'admins' ? signedInAdmin(ctx) : signedIn(ctx);
        // a long file lasts as long as its reader likes: an Admin may be demoted, a token revoked by then
        const refuseLostRight = () => (access === 'admins' ? requireStillAdmin(ctx) : requireStillSignedIn(ctx));
        release = exportLimit.take(id);
        if (!release) throw tooManyRequests('Your other exports are still running.', 5);
        const wait = await ctx.limits.take('exportPerAccount', id);
        if (wait > 0) throw tooManyRequests('You have exported many files.', wait);
        await sendStream(
          response,
          async () => {
            const csv = await make(ctx, asked, { refuseLostRight, sendsRows: request.method !== 'HEAD' });
            response.attachment(path.slice(path.lastIndexOf('/') + 1)).type('text/csv; charset=utf-8');
            return csv;
          },
          ctx,
        );
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        response.removeHeader('content-disposition');
        if (refusal.wait) response.set('retry-after', String(refusal.wait));
        response.status(refusal.status).json(refusal.body);
      } finally {
        release?.();
      }
    };
    router.get(path, (request, response) => answer(request, response, request.query));
    router.post(path, express.urlencoded({ extended: false, limit: '200kb' }), (request, response) =>
      answer(request, response, { ...(request.body as Asked | undefined) }),
    );
  };

  serve('/account/credit-history.csv', 'signedIn', creditHistory);
  for (const { name, access, file } of lists)
    if (file)
      serve(`/admin/${fileNameOf(name)}.csv`, access, async (ctx, asked, { refuseLostRight, sendsRows }) => {
        const request = {
          filter: inputOf<object>(schema, file.filter, 'filter', asked['filter']),
          sort: inputOf<never>(schema, file.sort, 'sort', asked['sort']),
        };
        if (sendsRows) await recordExport(ctx, name, Object.keys(request.filter ?? {}));
        return file.make(ctx, request, refuseLostRight, (await readShopSettings(ctx)).timeZone);
      });
  return router;
}
