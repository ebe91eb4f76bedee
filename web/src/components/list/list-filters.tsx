import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { optionsOf, valuesOf } from '../../lib/options';
import { AmountFilter } from './amount-filter';
import { ChoicesFilter } from './choices-filter';
import { DaysFilter } from './days-filter';
import { FilterBar } from './filter-bar';
import { FilterChip } from './filter-chip';
import { amounts, choices, days, flags, ids, numbers, texts } from './filter-kinds';
import type { FilterKind, FilterSchema } from './filter-kinds';
import { FlagFilter } from './flag-filter';
import type { FlagWords } from './flag-choice';
import { NumberFilter } from './number-filter';
import type { Person } from './people-search';
import { PersonFilter } from './person-filter';

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

/** The same filter, but its chip is there only while it filters: for what links and saved views ask for. */
export const shownWhenSet = <Asked,>(filter: ListFilter<Asked>): ListFilter<Asked> => ({
  kind: filter.kind,
  draw: (chip) => (chip.value === undefined ? null : filter.draw(chip)),
});

/** A filter for a range of days. */
export const dates = (label: string) =>
  filterOf(days, ({ value, change }) => <DaysFilter label={label} days={value} onChange={change} />);

/** A filter for a range of amounts of money. */
export const amountsBetween = (label: string) =>
  filterOf(amounts, ({ value, change }) => <AmountFilter label={label} amounts={value} onChange={change} />);

/** A filter for a range of whole numbers, such as credits. */
export const numbersBetween = (label: string) =>
  filterOf(numbers, ({ value, change }) => <NumberFilter label={label} numbers={value} onChange={change} />);

/** A filter for whether something holds, in the list's own words: `flag('Messages', { yes: 'Unread', no: 'Read' })`. */
export const flag = (label: string, words: FlagWords) =>
  filterOf(flags, ({ value, change }) => <FlagFilter label={label} words={words} flag={value} onChange={change} />);

/**
 * A filter for the rows of a person, whom a link names or who is found by name or email (see `PeopleSearch`).
 * `personOf` returns the person of a row: the address knows the id alone.
 */
export const person = <Row extends object>(
  label: string,
  personOf: (row: Row) => Pick<Person, 'id' | 'name'> | null | undefined,
) =>
  filterOf(ids, ({ value, change, rows }) => (
    <PersonFilter
      label={label}
      ids={value}
      known={(rows as readonly Row[]).flatMap((row) => personOf(row) ?? [])}
      onChange={change}
    />
  ));

/** A filter for the rows of something that only a link names. `nameOf` returns it for a row: the address knows the id. */
export const linked = <Row extends object>(
  label: string,
  nameOf: (row: Row) => { id: string; name: string } | null | undefined,
) =>
  filterOf(ids, ({ value, change, rows }) =>
    value?.length ? (
      <FilterChip
        label={label}
        words={(rows as readonly Row[]).map(nameOf).find((one) => one?.id === value[0])?.name ?? 'One'}
        onClear={() => change(undefined)}
      >
        {() => `Only rows of this ${label.toLowerCase()} are shown.`}
      </FilterChip>
    ) : null,
  );

interface RowValue {
  value: string;
  label: string;
}

interface RowValueWords {
  /** Value and label of the rows that have none. */
  none: RowValue;
  /** Label of a value that a link names and no shown row has; the value itself when omitted. */
  unknown?: string;
}

/**
 * A filter for some values that are not known beforehand, such as models: the shown rows' values can be chosen, and a
 * link may name others.
 */
export const valuesOfRows = <Row extends object>(
  label: string,
  valueOf: (row: Row) => RowValue | null,
  { none, unknown }: RowValueWords,
) =>
  filterOf(texts, ({ value: chosen = [], change, rows }) => {
    const labels = new Map<string, string>();
    for (const row of rows as readonly Row[]) {
      const { value, label: words } = valueOf(row) ?? none;
      labels.set(value, words);
    }
    for (const value of chosen)
      if (!labels.has(value)) labels.set(value, value === none.value ? none.label : (unknown ?? value));
    const options = [...labels].map(([value, words]) => ({ value, label: words }));
    if (options.length === 0) return null;
    return <ChoicesFilter label={label} options={options} chosen={chosen} onChange={change} />;
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
