import Box from '@mui/material/Box';
import { lazyPart } from '../feedback/lazy-part';
import { FilterChip } from './filter-chip';
import type { Days } from './filter-kinds';
import { formatDays } from './format-filters';

interface DaysFilterProps {
  /** What the days are, such as 'Ordered'. */
  label: string;
  days: Days | undefined;
  onChange: (days: Days | undefined) => void;
  /** Filters only when both days are set, and says so until then. */
  whole?: boolean;
}

// the calendar is a large chunk, and few users open it
const DayRange = lazyPart(
  () => import('./day-range').then(({ DayRange }) => DayRange),
  <Box sx={{ width: { xs: 248, sm: 420 }, height: { xs: 260, sm: 160 } }} />,
);

/** Filters a list by a range of days, the last one included. */
export function DaysFilter(props: DaysFilterProps) {
  const { label, days, onChange } = props;
  return (
    <FilterChip
      label={label}
      words={formatDays(days)}
      onClear={() => onChange(undefined)}
      onApproach={DayRange.preload}
    >
      <DayRange {...props} />
    </FilterChip>
  );
}
