import { creditReasonLabels } from '../../../contract/labels';
import type { CsvColumn } from '../../platform/lists/csv';
import type { CreditEntryEntity } from './credit-entry.entity';

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
  ['Reason', ({ entry }) => creditReasonLabels[entry.reason]],
  ['Reference', referenceOf],
  ['Note', ({ entry }) => entry.note],
];

/** Columns of the file for Admins, which is of all accounts. */
export const ledgerColumns: readonly CsvColumn<CreditEntryEntity>[] = [
  ['When', (entry) => entry.createdAt],
  ['Account', (entry) => entry.userId],
  ['Change', (entry) => entry.change],
  ['Balance', (entry) => entry.balanceAfter],
  ['Reason', (entry) => creditReasonLabels[entry.reason]],
  ['Subject', (entry) => entry.subject],
  ['Note', (entry) => entry.note],
];
