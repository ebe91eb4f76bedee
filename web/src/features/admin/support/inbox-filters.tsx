import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ticketStatusLabels } from '../../../../../contract/labels';
import { ChoicesFilter } from '../../../components/list/choices-filter';
import { DaysFilter } from '../../../components/list/days-filter';
import { FilterBar } from '../../../components/list/filter-bar';
import { choices, flags, ids, wholeDays } from '../../../components/list/filter-kinds';
import { FlagFilter } from '../../../components/list/flag-filter';
import { PersonFilter } from '../../../components/list/person-filter';
import { filterIn } from '../../../components/list/use-list-state';
import type { ListState } from '../../../components/list/use-list-state';
import type { TicketFilter, TicketSortField, TicketStatus } from '../../../gql/schema';
import { optionsOf, valuesOf } from '../../../lib/options';
import type { InboxTicketFragment } from './support.generated';

const statusOptions = optionsOf<TicketStatus>(ticketStatusLabels);
const filters = {
  status: choices(valuesOf(statusOptions)),
  createdAt: wholeDays,
  assignee: ids,
  owner: ids,
  unreadBySupport: flags,
  isMerged: flags,
};
const sortFields: readonly TicketSortField[] = ['CREATED_AT'];

/** All tickets, newest first (specification, admin area, 'Support Messages'). */
export const inboxListOptions = {
  sortFields,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 20,
  filters,
} as const;

export type InboxListState = ListState<TicketSortField, typeof filters>;

/** The search is for the user's email. */
const asked = ({ search, ...filter }: { search?: string }): TicketFilter => ({
  ...filter,
  ...(search && { email: search }),
});

/** Returns the variables of the list's query. */
export const inboxVariables = ({ variables }: Pick<InboxListState, 'variables'>) => ({
  ...variables,
  filter: asked(variables.filter),
});

/** Returns the filter of a saved view of the list. */
export const inboxFilterOf = (query: string): TicketFilter => asked(filterIn(filters, new URLSearchParams(query)));

/** Whether a ticket that has just come belongs to a list, so that it is worth announcing. */
export function isListed(
  { status, email, createdAt, assignee, owner, unreadBySupport, isMerged }: TicketFilter,
  ticket: InboxTicketFragment,
): boolean {
  return (
    (status?.includes(ticket.status) ?? true) &&
    (!email || ticket.userEmail.toLowerCase().includes(email.toLowerCase())) &&
    (!createdAt?.until || ticket.createdAt < createdAt.until) &&
    (unreadBySupport == null || unreadBySupport === (ticket.unreadBySupport ?? 0) > 0) &&
    (isMerged == null || isMerged === (ticket.mergedInto !== null)) &&
    (assignee?.some((id) => id === ticket.assignee?.id) ?? true) &&
    (owner?.some((id) => id === ticket.customer?.id) ?? true)
  );
}

interface InboxFiltersProps {
  list: InboxListState;
  viewerId: string;
  /** The shown tickets. */
  rows: readonly InboxTicketFragment[];
  /** Stands at the end of the line. */
  end?: ReactNode;
}

/** Filters the tickets by status, days, person and the reader's own ones. */
export function InboxFilters({ list, viewerId, rows, end }: InboxFiltersProps) {
  const isMine = list.filters.assignee?.includes(viewerId) ?? false;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
      <FilterBar
        list={list}
        end={
          <>
            <Button
              size="small"
              variant={isMine ? 'contained' : 'outlined'}
              aria-pressed={isMine}
              onClick={() => list.setFilter('assignee', isMine ? undefined : [viewerId])}
              sx={{ flex: 'none', height: 38 }}
            >
              Assigned to me
            </Button>
            {end}
          </>
        }
      >
        <ChoicesFilter
          label="Status"
          options={statusOptions}
          chosen={list.filters.status}
          onChange={(chosen) => list.setFilter('status', chosen)}
        />
        <FlagFilter
          label="Messages"
          words={{ yes: 'Unread', no: 'Read' }}
          flag={list.filters.unreadBySupport}
          onChange={(flag) => list.setFilter('unreadBySupport', flag)}
        />
        <FlagFilter
          label="Merging"
          words={{ yes: 'Merged', no: 'Not merged' }}
          flag={list.filters.isMerged}
          onChange={(flag) => list.setFilter('isMerged', flag)}
        />
        <PersonFilter
          label="User"
          ids={list.filters.owner}
          known={rows.flatMap(({ customer }) => customer ?? [])}
          onChange={(chosen) => list.setFilter('owner', chosen)}
        />
        <DaysFilter
          label="Created"
          whole
          days={list.filters.createdAt}
          onChange={(chosen) => list.setFilter('createdAt', chosen)}
        />
      </FilterBar>
    </Box>
  );
}
