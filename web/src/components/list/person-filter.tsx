import { Suspense, lazy, use, useState } from 'react';
import Box from '@mui/material/Box';
import { FilterChip } from './filter-chip';
import { PeopleSearch } from './people-search';
import type { Person } from './people-search';

interface PersonFilterProps {
  label: string;
  ids: readonly string[] | undefined;
  /** The people of the shown rows: the address knows ids alone. */
  known: readonly Pick<Person, 'id' | 'name'>[];
  onChange: (ids: string[] | undefined) => void;
}

// few users open it
const loadPicker = () => import('./person-picker');
const PersonPicker = lazy(() => loadPicker().then((loaded) => ({ default: loaded.PersonPicker })));

/** Filters a list by a person, whom a link names or who is found by name or email. */
export function PersonFilter({ label, ids = [], known, onChange }: PersonFilterProps) {
  const search = use(PeopleSearch);
  const [picked, setPicked] = useState<Person | null>(null);
  const [first, ...others] = ids;
  if (!search && !first) return null;

  const name = [picked, ...known].find((person) => person?.id === first)?.name ?? 'one person';
  const words = others.length > 0 ? `${ids.length} people` : first ? name : '';
  return (
    <FilterChip
      label={label}
      words={words}
      onClear={() => onChange(undefined)}
      // a failed preload is repeated when the filter is opened
      onApproach={search ? () => void loadPicker().catch(() => undefined) : undefined}
    >
      {(close) =>
        search ? (
          <Suspense fallback={<Box sx={{ width: 280, height: 56 }} />}>
            <PersonPicker
              label={label}
              search={search}
              onPick={(person) => {
                setPicked(person);
                onChange([person.id]);
                close();
              }}
            />
          </Suspense>
        ) : (
          'Only rows of this person are shown.'
        )
      }
    </FilterChip>
  );
}
