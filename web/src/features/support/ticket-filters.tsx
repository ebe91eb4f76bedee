import { ticketStatusLabels } from '../../../../contract/labels';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, wholeDays } from '../../components/list/filter-kinds';
import type { ListState } from '../../components/list/use-list-state';
import type { TicketSortField, TicketStatus } from '../../gql/schema';
import { optionsOf, valuesOf } from '../../lib/options';

const stateOptions = optionsOf<TicketStatus>(ticketStatusLabels);

const filters = { status: choices(valuesOf(stateOptions)), createdAt: wholeDays };
const sortFields: readonly TicketSortField[] = ['CREATED_AT'];

/** Filter options of the ticket list; newest first. */
export const ticketListOptions = {
  sortFields,
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  pageSize: 10,
  filters,
} as const;

export type TicketListState = ListState<TicketSortField, typeof filters>;

/** Filters tickets by status and creation day. */
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
