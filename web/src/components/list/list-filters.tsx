import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { optionsOf, valuesOf } from '../../lib/options';
import { AmountFilter } from './amount-filter';
import { ChoicesFilter } from './choices-filter';
import { DaysFilter } from './days-filter';
import { FilterBar } from './filter-bar';
import { FilterChip } from './filter-chip';
import { amounts, choices, days, ids } from './filter-kinds';
import type { FilterKind, FilterSchema } from './filter-kinds';

interface Chip<Value> {
  value: Value | undefined;
  change: (value: Value | undefined) => void;
  /** The shown rows. */
  rows: readonly object[];
}

/** A filter of a list: how the address and the API write it, and how its chip looks. */
export interface ListFilter<Asked = unknown> {
  kind: FilterKind<unknown, Asked>;
  draw: (chip: Chip<unknown>) => ReactNode;
}

/** Filters by the API's names for them; each asks what the API's filter of that name takes. */
export type ListFilters<Filter extends object> = {
  readonly [Name in keyof Filter]?: ListFilter<NonNullable<Filter[Name]>>;
};

/** Returns a filter whose values fit one list with other filters: its chip gets only values that its kind has parsed. */
const filterOf = <Value, Asked>(
  kind: FilterKind<Value, Asked>,
  draw: (chip: Chip<Value>) => ReactNode,
): ListFilter<Asked> => ({ kind, draw: draw as ListFilter['draw'] });

/** A filter for some values of an enum, with their labels. */
export function anyOf<Value extends string>(label: string, labels: Readonly<Record<Value, string>>) {
  const options = optionsOf<Value>(labels);
  return filterOf(choices(valuesOf(options)), ({ value, change }) => (
    <ChoicesFilter label={label} options={options} chosen={value} onChange={change} />
  ));
}

/** A filter for a range of days. */
export const dates = (label: string) =>
  filterOf(days, ({ value, change }) => <DaysFilter label={label} days={value} onChange={change} />);

/** A filter for a range of amounts of money. */
export const amountsBetween = (label: string) =>
  filterOf(amounts, ({ value, change }) => <AmountFilter label={label} amounts={value} onChange={change} />);

/** A filter for the rows of one person, which links set; `nameOf` returns the person's name from a row. */
export const person = <Row extends object>(label: string, nameOf: (row: Row) => string | undefined) =>
  filterOf(ids, ({ value, change, rows }) => {
    const [first] = rows as readonly Row[];
    return (
      value && (
        <FilterChip label={label} words={(first && nameOf(first)) ?? 'one person'} onClear={() => change(undefined)}>
          Only rows of this person are shown.
        </FilterChip>
      )
    );
  });

/** Returns how the address and the API write the filters of a list. */
export const kindsOf = <Filter extends object>(filters: ListFilters<Filter>): FilterSchema =>
  Object.fromEntries(
    Object.entries(filters as Record<string, ListFilter | undefined>).flatMap(([name, filter]) =>
      filter ? [[name, filter.kind]] : [],
    ),
  );

interface FiltersProps<Filter extends object> {
  filters: ListFilters<Filter>;
  list: {
    filters: Readonly<Record<string, unknown>>;
    setFilter: (name: string, value: unknown) => void;
    clearFilters: () => void;
  };
  /** The shown rows. */
  rows?: readonly object[];
  /** Stands at the end of the line. */
  end?: ReactNode;
}

/** The filters of a list as chips, from their definition. */
export const Filters = <Filter extends object>({ filters, list, rows = [], end }: FiltersProps<Filter>) => (
  <FilterBar list={list} end={end}>
    {Object.entries(filters as Record<string, ListFilter | undefined>).map(([name, filter]) => (
      <Fragment key={name}>
        {filter?.draw({ value: list.filters[name], change: (value) => list.setFilter(name, value), rows })}
      </Fragment>
    ))}
  </FilterBar>
);
