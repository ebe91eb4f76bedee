import { isPattern, knownTypes, typesMatching, webhookLimits } from '../../../../contract/webhooks';
import type { RequestContext } from '../../../context';
import type { EventFilter, EventSortField } from '../../../graphql/generated/schema';
import { BadListRequest } from '../../../platform/lists/definition';
import { writeCursor } from '../../../platform/lists/cursor';
import type { ListDefinition, ListRequest, PageRequest } from '../../../platform/lists/definition';
import { pagesOf } from '../../../platform/lists/page';
import type { ListPage } from '../../../platform/lists/page';
import { EventEntity } from './event.entity';

/** The number above all transactions that have ended with all transactions before them. */
export const settledNumber = `(select event_number_base() + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`;

/**
 * Events of an account, or of all. Ordered by transaction, and only up to the oldest transaction that still runs:
 * otherwise a transaction that commits late would insert its events behind a reader's cursor.
 */
export const eventList: ListDefinition<EventEntity, EventFilter, EventSortField> = {
  name: 'events',
  entity: EventEntity,
  owner: 'userId',
  access: 'admins',
  only: `transaction_no < ${settledNumber}`,
  filters: { types: { anyOf: 'type' }, createdAt: { dates: 'createdAt' } },
  sorts: { CREATED_AT: 'transactionNo' },
  default: { field: 'CREATED_AT', direction: 'ASC' },
};

export type EventListPage = ListPage<EventEntity>;

type EventRequest = ListRequest<EventFilter, EventSortField> & { page?: PageRequest | null };

/**
 * Returns the types that types and wildcards stand for; null for all, also types of a newer release.
 * @throws BadListRequest for an unknown one.
 */
function typesOf(given: readonly string[]): string[] | null {
  if (given.length > webhookLimits.types)
    throw new BadListRequest(`At most ${webhookLimits.types} types at once.`, ['filter', 'types']);
  const unknown = given.find((one) => typesMatching(one).length === 0);
  if (unknown !== undefined)
    throw new BadListRequest(`There is no event ${unknown}. ${knownTypes}`, ['filter', 'types']);
  if (given.includes('*')) return null;
  return given.flatMap((one) => (isPattern(one) ? typesMatching(one) : [one]));
}

const pages = pagesOf(eventList);

/** Lists events of an account, or of all accounts. @throws BadListRequest */
export function listEvents(ctx: RequestContext, { filter, ...asked }: EventRequest, owner?: string): EventListPage {
  const types = filter?.types && typesOf(filter.types);
  return pages(ctx, { ...asked, filter: { ...filter, types } }, owner);
}

type Position = Pick<EventEntity, 'transactionNo' | 'id'>;

/** Returns the cursor of an event in the list sorted ASC. */
export const cursorOf = (ctx: RequestContext, { transactionNo, id }: Position): string =>
  writeCursor(ctx.config.sessionSecret, 'events CREATED_AT ASC', { key: transactionNo, id });
