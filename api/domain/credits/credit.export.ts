import { creditReasons } from '../../../contract/credit-reasons';
import type { RequestContext } from '../../context';
import type { CsvColumn } from '../../platform/lists/csv';
import { walkList } from '../../platform/lists/walk';
import type { CreditEntryEntity } from './credit-entry.entity';
import { creditEntryList } from './credit.list';

/** A row of the ledger with the code of the order it belongs to, if any. */
export interface ExportedEntry {
  entry: CreditEntryEntity;
  orderCode: string | null;
}

/** Returns the reference by which the owner recognises the row. */
function referenceOf({ entry, orderCode }: ExportedEntry): string | null {
  if (entry.subjectType === 'DESIGN') return `Design ${entry.subject}`;
  return orderCode ? `Order ${orderCode}` : null;
}

export const creditColumns: readonly CsvColumn<ExportedEntry>[] = [
  ['When', ({ entry }) => entry.createdAt],
  ['Change', ({ entry }) => entry.change],
  ['Balance', ({ entry }) => entry.balanceAfter],
  ['Reason', ({ entry }) => creditReasons[entry.reason]],
  ['Reference', referenceOf],
  ['Note', ({ entry }) => entry.note],
];

/** Returns the whole ledger of an account, newest first. */
export const walkCreditEntries = (ctx: RequestContext, owner: string): AsyncGenerator<CreditEntryEntity, void, void> =>
  walkList(ctx, creditEntryList, { owner });
