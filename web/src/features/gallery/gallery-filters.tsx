import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { labelOf, nicheOptions, platforms, sizes, styleOptions } from '../../components/designs/design-options';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, days } from '../../components/list/filter-kinds';
import type { ListState } from '../../components/list/use-list-state';
import type { DesignStatus } from '../../gql/schema';
import { formatDate } from '../../lib/format';

const states = {
  SUCCEEDED: 'Finished',
  QUEUED: 'Waiting',
  RUNNING: 'In the making',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<DesignStatus, string>;

/** What a design's state is called. */
export const stateOptions = (Object.keys(states) as DesignStatus[]).map((value) => ({ value, label: states[value] }));

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) => options.map(({ value }) => value);
const filters = {
  platform: choices(valuesOf(platforms)),
  size: choices(valuesOf(sizes)),
  niche: choices(valuesOf(nicheOptions)),
  style: choices(valuesOf(styleOptions)),
  status: choices(valuesOf(stateOptions)),
  createdAt: days,
};

/** What the gallery may be narrowed by; it is endless, and the newest stands first. */
export const galleryListOptions = {
  sortFields: ['CREATED_AT'],
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  filters,
} as const;

type GalleryFilterState = ListState<'CREATED_AT', typeof filters>;
type FilterProps = { list: Pick<GalleryFilterState, 'filters' | 'setFilter' | 'clear' | 'search' | 'setSearch'> };

const choiceFilters = [
  { name: 'platform', label: 'Platform', options: platforms },
  { name: 'size', label: 'Size', options: sizes },
  { name: 'niche', label: 'Niche', options: nicheOptions },
  { name: 'style', label: 'Style', options: styleOptions },
  { name: 'status', label: 'State', options: stateOptions },
] as const;
type ChoiceFilter = (typeof choiceFilters)[number];

/** Narrows the designs by what they were made from, and by what became of them. */
export function GalleryFilters({ list }: FilterProps) {
  return (
    <FilterBar active={Object.keys(list.filters).length}>
      {choiceFilters.map(({ name, label, options }) => (
        <Box
          key={name}
          sx={{ display: 'flex', flex: { xs: '1 1 100%', sm: '1 1 130px' }, maxWidth: { sm: 220 }, minWidth: 0 }}
        >
          <ChoicesFilter<string>
            label={label}
            options={options}
            chosen={list.filters[name]}
            onChange={(chosen) => list.setFilter(name, chosen as never)}
          />
        </Box>
      ))}
      <DaysFilter
        label="Made"
        days={list.filters.createdAt}
        onChange={(chosen) => list.setFilter('createdAt', chosen)}
      />
    </FilterBar>
  );
}

const daysInWords = ({ from, to }: { from?: string; to?: string }) => {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} to ${formatDate(to)}`;
  return from ? `Since ${formatDate(from)}` : `Until ${formatDate(to ?? '')}`;
};

/** Everything that narrows the list at present, each with a way to let it go. */
export function ActiveFilters({ list }: FilterProps) {
  const without = ({ name }: ChoiceFilter, value: string) => {
    const left = (list.filters[name] ?? []).filter((one) => one !== value);
    list.setFilter(name, (left.length > 0 ? left : undefined) as never);
  };
  const chips = [
    ...(list.search ? [{ key: 'search', label: `“${list.search}”`, drop: () => list.setSearch('') }] : []),
    ...choiceFilters.flatMap((filter) =>
      (list.filters[filter.name] ?? []).map((value) => ({
        key: `${filter.name} ${value}`,
        label: labelOf(filter.options, value),
        drop: () => without(filter, value),
      })),
    ),
    ...(list.filters.createdAt
      ? [
          {
            key: 'createdAt',
            label: daysInWords(list.filters.createdAt),
            drop: () => list.setFilter('createdAt', undefined),
          },
        ]
      : []),
  ];
  if (chips.length === 0) return null;
  return (
    <Box role="group" aria-label="Filters in use" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
      {chips.map(({ key, label, drop }) => (
        <Chip
          key={key}
          component="button"
          type="button"
          clickable
          label={label}
          aria-label={`Remove the filter ${label}`}
          onClick={drop}
          onDelete={drop}
          sx={{ maxWidth: '100%' }}
        />
      ))}
      <Button size="small" variant="text" onClick={list.clear}>
        Clear filters
      </Button>
    </Box>
  );
}
