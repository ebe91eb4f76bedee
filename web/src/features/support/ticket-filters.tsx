import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, wholeDays } from '../../components/list/filter-kinds';
import type { ListState } from '../../components/list/use-list-state';
import type { TicketSortField, TicketStatus } from '../../gql/schema';

const states = {
  OPEN: 'Open',
  IN_PROGRESS: 'In progress',
  RESOLVED: 'Resolved',
  CLOSED: 'Closed',
} as const satisfies Record<TicketStatus, string>;
const stateNames = Object.keys(states) as TicketStatus[];
const stateOptions = stateNames.map((value) => ({ value, label: states[value] }));

const filters = { status: choices(stateNames), createdAt: wholeDays };
const sortFields: readonly TicketSortField[] = ['CREATED_AT'];

/** What the list of tickets may be narrowed by; newest first. */
export const ticketListOptions = {
  sortFields,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  filters,
} as const;

export type TicketListState = ListState<TicketSortField, typeof filters>;

/** Narrows the tickets by status and by the days they were created on. */
export function TicketFilters({ list }: { list: Pick<TicketListState, 'filters' | 'setFilter' | 'clearFilters'> }) {
  return (
    <FilterBar list={list}>
      <ChoicesFilter
        label="Status"
        options={stateOptions}
        chosen={list.filters.status}
        onChange={(chosen) => list.setFilter('status', chosen)}
      />
      <DaysFilter
        label="Created"
        whole
        days={list.filters.createdAt}
        onChange={(chosen) => list.setFilter('createdAt', chosen)}
      />
    </FilterBar>
  );
}
