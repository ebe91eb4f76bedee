import Box from '@mui/material/Box';
import { lazyPart } from '../feedback/lazy-part';
import { FilterChip } from './filter-chip';
import type { FlagWords } from './flag-choice';

interface FlagFilterProps {
  label: string;
  words: FlagWords;
  flag: boolean | undefined;
  onChange: (flag: boolean | undefined) => void;
}

const FlagChoice = lazyPart(
  () => import('./flag-choice').then(({ FlagChoice }) => FlagChoice),
  <Box sx={{ width: 160, height: 84 }} />,
);

/** Filters a list by whether something holds; without a choice both are shown. */
export function FlagFilter({ label, words, flag, onChange }: FlagFilterProps) {
  const chosen = flag === undefined ? '' : flag ? 'yes' : 'no';
  return (
    <FilterChip
      label={label}
      words={chosen && words[chosen]}
      onClear={() => onChange(undefined)}
      onApproach={FlagChoice.preload}
    >
      <FlagChoice label={label} words={words} chosen={chosen} onChange={onChange} />
    </FilterChip>
  );
}
