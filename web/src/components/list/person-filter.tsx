import { use, useState } from 'react';
import Box from '@mui/material/Box';
import { lazyPart } from '../feedback/lazy-part';
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
const PersonPicker = lazyPart(
  () => import('./person-picker').then(({ PersonPicker }) => PersonPicker),
  <Box sx={{ width: 280, height: 56 }} />,
);

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
      onApproach={search ? PersonPicker.preload : undefined}
    >
      {(close) =>
        search ? (
          <PersonPicker
            label={label}
            search={search}
            onPick={(person) => {
              setPicked(person);
              onChange([person.id]);
              close();
            }}
          />
        ) : (
          'Only rows of this person are shown.'
        )
      }
    </FilterChip>
  );
}
