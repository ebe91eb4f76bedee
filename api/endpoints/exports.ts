import type { Readable } from 'node:stream';
import { Router } from 'express';
import type { Request } from 'express';
import { coerceInputValue, isInputType } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import type { ContextFactory, RequestContext } from '../context';
import { creditColumns, walkCreditEntries } from '../domain/credits/credit.export';
import { purchaseColumns, walkPurchases } from '../domain/orders/order.export';
import { codesOf } from '../domain/orders/order.service';
import { AccessError, UserError, tooManyRequests } from '../domain/user-error';
import { isAdmin, signedIn } from '../domain/viewer';
import { Places } from '../platform/http/places';
import { csvOf, inBatches } from '../platform/lists/csv';
import { refusalOf } from './refusal-status';
import { sendStream } from './streamed-answer';

/** Files that are made for one account at the same moment. */
const mostAtOnce = 2;
const batch = 500;

/** Makes the rows of a file for the caller. @throws before the first byte when they may not have it, or ask for nonsense */
type Export = (ctx: RequestContext, request: Request) => Promise<Readable>;

/** Everything that has ever changed the caller's balance. */
function creditHistory(ctx: RequestContext): Promise<Readable> {
  const rows = inBatches(walkCreditEntries(ctx, signedIn(ctx).id), batch, async (entries) => {
    const codes = await codesOf(ctx, [...new Set(entries.flatMap(({ orderId }) => orderId ?? []))]);
    return entries.map((entry) => ({ entry, orderCode: codes.get(entry.orderId ?? '') ?? null }));
  });
  return csvOf(rows, creditColumns);
}

/** An input of the contract that stands in the address as JSON. @throws UserError INVALID_INPUT */
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
  return coerceInputValue(value, type, (path, _value, error) => {
    throw wrong(error.message, path);
  }) as Input;
}

/** The shop's purchases, as the list of the same filter and sort shows them. */
const purchases =
  (schema: GraphQLSchema): Export =>
  (ctx, { query }) => {
    const asked: Parameters<typeof walkPurchases>[1] = {
      filter: inputOf(schema, 'PurchaseFilter', 'filter', query['filter']),
      sort: inputOf(schema, 'PurchaseSort', 'sort', query['sort']),
    };
    return csvOf(walkPurchases(ctx, asked), purchaseColumns);
  };

/** Lists as files: GET /account/credit-history.csv for its owner, GET /admin/purchases.csv?filter=&sort= for Admins. */
export function listExports(contextOf: ContextFactory, schema: GraphQLSchema): Router {
  const router = Router();
  const places = new Places(mostAtOnce);

  const serve = (path: string, forAdmins: boolean, make: Export) =>
    router.get(path, async (request, response) => {
      response.set({ 'cache-control': 'no-store', vary: 'Cookie, Authorization' });
      let leave: (() => void) | null = null;
      try {
        const ctx = await contextOf(request, response);
        const { id } = signedIn(ctx);
        if (forAdmins && !isAdmin(ctx)) throw new AccessError('FORBIDDEN', 'You have no access to this.');
        leave = places.take(id);
        if (!leave) throw tooManyRequests('Your other files are still being made.', 5);
        const wait = await ctx.limits.take('exportPerAccount', id);
        if (wait > 0) throw tooManyRequests('You have saved many files.', wait);
        await sendStream(
          response,
          async () => {
            const csv = await make(ctx, request);
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
        leave?.();
      }
    });

  serve('/account/credit-history.csv', false, creditHistory);
  serve('/admin/purchases.csv', true, purchases(schema));
  return router;
}
