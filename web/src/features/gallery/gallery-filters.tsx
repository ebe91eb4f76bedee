import { designStatusLabels } from '../../../../contract/labels';
import { nicheOptions, platforms, sizes, styleOptions } from '../../entities/design/design-options';
import { ChoicesFilter } from '../../components/list/choices-filter';
import { DaysFilter } from '../../components/list/days-filter';
import { FilterBar } from '../../components/list/filter-bar';
import { choices, days } from '../../components/list/filter-kinds';
import type { ListState } from '../../components/list/use-list-state';
import type { DesignStatus } from '../../gql/schema';
import { optionsOf, valuesOf } from '../../lib/options';

export const stateOptions = optionsOf<DesignStatus>(designStatusLabels);

const filters = {
  platform: choices(valuesOf(platforms)),
  size: choices(valuesOf(sizes)),
  niche: choices(valuesOf(nicheOptions)),
  style: choices(valuesOf(styleOptions)),
  status: choices(valuesOf(stateOptions)),
  createdAt: days,
};

/** Filter options of the gallery. It scrolls endlessly, newest first. */
export const galleryListOptions = {
  sortFields: ['CREATED_AT'],
  defaultSort: { field: 'CREATED_AT', direction: 'DESC' },
  filters,
} as const;

type GalleryFilterState = ListState<'CREATED_AT', typeof filters>;
type FilterProps = { list: Pick<GalleryFilterState, 'filters' | 'setFilter' | 'clearFilters'> };

const choiceFilters = [
  { name: 'platform', label: 'Platform', options: platforms },
  { name: 'size', label: 'Size', options: sizes },
  { name: 'niche', label: 'Niche', options: nicheOptions },
  { name: 'style', label: 'Style', options: styleOptions },
  { name: 'status', label: 'State', options: stateOptions },
] as const;

/** Filters designs by their inputs and their outcome. */
export function GalleryFilters({ list }: FilterProps) {
  return (
    <FilterBar list={list}>
      {choiceFilters.map(({ name, label, options }) => (
        <ChoicesFilter<string>
          key={name}
          label={label}
          options={options}
          chosen={list.filters[name]}
          onChange={(chosen) => list.setFilter(name, chosen as never)}
        />
      ))}
      <DaysFilter
        label="Made"
        days={list.filters.createdAt}
        onChange={(chosen) => list.setFilter('createdAt', chosen)}
      />
    </FilterBar>
  );
}
