import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import { inWords } from '../../../../../contract/labels';
import type { AdminListDefinition } from '../../../components/admin-list/definition';
import { RowLink } from '../../../components/admin-list/row-link';
import { useAdminList } from '../../../components/admin-list/use-admin-list';
import { useCount } from '../../../components/admin-list/use-count';
import { dates, person } from '../../../components/list/list-filters';
import { AdminList } from '../../../entities/admin-list/admin-list';
import { PersonLink } from '../../../entities/person/person-link';
import type { AuditEntryFilter, AuditEntrySortField } from '../../../gql/schema';
import { formatDateTime } from '../../../lib/format';
import { CountAuditDocument, useAdminAuditQuery } from './audit.generated';
import type { AdminAuditEntryFragment } from './audit.generated';
import { OpenedEntry } from './opened-entry';
import { Subject } from './subject';

const words = (text: ReactNode) => <Box sx={{ overflowWrap: 'anywhere', py: 0.5 }}>{text}</Box>;

const definition: AdminListDefinition<AdminAuditEntryFragment, AuditEntryFilter, AuditEntrySortField> = {
  list: 'AUDIT',
  title: 'Audit',
  text: 'What Admins and commands did, newest first. Entries cannot be changed.',
  label: 'Audit',
  searchLabel: 'Search by action, object or reason',
  csvPath: '/admin/audit-entries.csv',
  mostChosen: 1_000,
  noMatches: 'No entries found',
  empty: { title: 'No entries yet', text: 'Each change that an Admin makes appears here.' },
  rowWords: { one: 'entry', many: 'entries' },
  filters: {
    actor: person<AdminAuditEntryFragment>('Admin', ({ actor }) => actor),
    createdAt: dates('When'),
  },
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 25,
  columns: [
    {
      key: 'when',
      header: 'When',
      heading: true,
      sortField: 'CREATED_AT',
      width: 170,
      cell: (entry) => (
        <RowLink id={entry.id} label={`Details of ${inWords(entry.action)} of ${formatDateTime(entry.createdAt)}`}>
          {formatDateTime(entry.createdAt)}
        </RowLink>
      ),
    },
    {
      key: 'who',
      header: 'Who',
      width: 150,
      grow: 1,
      cell: ({ actor }) => (actor ? <PersonLink person={{ id: actor.id, name: actor.name }} /> : 'System'),
    },
    { key: 'action', header: 'Action', width: 170, cell: ({ action }) => words(inWords(action)) },
    {
      key: 'object',
      header: 'Object',
      width: 200,
      grow: 2,
      cell: ({ subject }) => words(<Subject subject={subject} isShort />),
    },
    { key: 'reason', header: 'Reason', width: 180, grow: 2, rank: 0, cell: ({ reason }) => reason && words(reason) },
  ],
};

/** /admin/audit: every action of Admins and commands. */
export function AuditPage() {
  const list = useAdminList(definition);
  const result = useAdminAuditQuery({ variables: list.variables, fetchPolicy: 'cache-and-network' });
  const count = useCount(CountAuditDocument, ({ auditEntries }) => auditEntries.totalItems);
  const page = (result.data ?? result.previousData)?.auditEntries;
  return (
    <>
      <AdminList definition={definition} list={list} result={result} page={page} count={count} />
      <OpenedEntry shown={page?.items ?? []} />
    </>
  );
}
