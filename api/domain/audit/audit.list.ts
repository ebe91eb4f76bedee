import type { AuditEntryFilter, AuditEntrySortField } from '../../graphql/generated/schema';
import type { ListDefinition } from '../../platform/lists/definition';
import { pagesOf } from '../../platform/lists/page';
import type { ListPage } from '../../platform/lists/page';
import { AuditEntity } from './audit.entity';

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value));

/** What Admins and commands did. */
export const auditList: ListDefinition<AuditEntity, AuditEntryFilter, AuditEntrySortField> = {
  name: 'auditEntries',
  entity: AuditEntity,
  access: 'admins',
  filters: {
    search: {
      search: `action || ' ' || subject || ' ' || coalesce(reason, '')`,
      prefixes: ['action', 'subject'],
      anySpace: true,
    },
    ids: { anyOf: 'id' },
    actor: { person: 'actor' },
    action: { anyOf: 'action' },
    subject: { anyOf: 'subject' },
    createdAt: { dates: 'createdAt' },
  },
  // ids are assigned in the order in which the rows were written
  sorts: { CREATED_AT: 'id' },
  default: { field: 'CREATED_AT', direction: 'DESC' },
  csv: {
    filter: 'AuditEntryFilter',
    sort: 'AuditEntrySort',
    columns: [
      ['When', (entry) => entry.createdAt],
      ['Who', (entry) => entry.actor],
      ['Action', (entry) => entry.action],
      ['Object', (entry) => entry.subject],
      ['Reason', (entry) => entry.reason],
      ['Before', (entry) => json(entry.before)],
      ['After', (entry) => json(entry.after)],
      ['Request', (entry) => entry.requestId],
    ],
  },
};

export type AuditListPage = ListPage<AuditEntity>;

/** Lists what Admins did. @throws BadListRequest */
export const listAuditEntries = pagesOf(auditList);

/** Returns the state in an audit row as JSON text; null where none was recorded. */
export const stateText = json;
