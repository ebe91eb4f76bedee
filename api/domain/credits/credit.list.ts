import type { RequestContext } from '../../context';
import type { CreditEntryFilter, CreditEntrySortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { walkList } from '../../platform/lists/walk';
import { CreditEntryEntity } from './credit-entry.entity';
import { ledgerColumns } from './credit.export';

export const creditEntryList: ListDefinition<CreditEntryEntity, CreditEntryFilter, CreditEntrySortField> = {
  name: 'creditEntries',
  entity: CreditEntryEntity,
  owner: 'userId',
  access: 'admins',
  filters: {
    ids: { anyOf: 'id' },
    purchase: { anyOf: 'orderId' },
    owner: { person: 'userId' },
    reason: { anyOf: 'reason' },
    createdAt: { dates: 'createdAt' },
  },
  // ids are assigned in the order in which balances change; created_at is the start of the transaction
  sorts: { CREATED_AT: 'id' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: { columns: ledgerColumns, filter: 'CreditEntryFilter', sort: 'CreditEntrySort' },
};

export type CreditEntryListPage = ListPage<CreditEntryEntity>;

/** Lists the ledger of an account, or of all accounts. @throws BadListRequest */
export const listCreditEntries = pagesOf(creditEntryList);

/**
 * Returns the whole ledger of an account, newest first, as it is now: a purchase may have just been credited.
 * @param beforeNext runs before each further batch of entries
 */
export const walkCreditEntries = (
  ctx: RequestContext,
  owner: string,
  beforeNext: () => Promise<void>,
): AsyncGenerator<CreditEntryEntity, void, void> =>
  walkList(ctx, creditEntryList, { owner }, { mayLag: false, beforeNext });
