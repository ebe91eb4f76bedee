import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DayField } from '../day/day-field';
import { optionsOf } from '../../lib/options';
import { rangeOf } from './filter-kinds';
import type { Days } from './filter-kinds';
import { daysOf, periodLabels } from './periods';
import type { Period } from './periods';
import { useAfterPause } from './use-after-pause';

interface DayRangeProps {
  label: string;
  days: Days | undefined;
  onChange: (days: Days | undefined) => void;
  whole?: boolean;
}

const periods = optionsOf<Period>(periodLabels);

/** The days of a filter: relative to today, or a first and a last day. */
export function DayRange({ label, days, onChange, whole = false }: DayRangeProps) {
  const { from = '', to = '' } = rangeOf(days);
  // a range that ends before it begins does not filter: it stays in local state, for correction
  const [typed, setTyped] = useState({ from, to });
  const isTurned = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  const isHalf = whole && (typed.from === '') !== (typed.to === '');

  const narrow = () => {
    if (isTurned) return;
    const next = isHalf ? { from: '', to: '' } : typed;
    if (next.from === from && next.to === to) return;
    onChange(
      next.from || next.to ? { ...(next.from && { from: next.from }), ...(next.to && { to: next.to }) } : undefined,
    );
  };
  useAfterPause(typed, narrow);

  const choose = (period: Period) => {
    setTyped(daysOf(period));
    onChange(period);
  };
  const hintFor = (end: 'from' | 'to') => {
    if (isTurned && end === 'to') return 'Before the first day';
    return isHalf && typed[end] === '' ? 'Set both days' : undefined;
  };
  const field = (end: 'from' | 'to') => (
    <DayField
      label={`${label} ${end}`}
      autoFocus={end === 'from'}
      value={typed[end]}
      error={isTurned && end === 'to' ? true : undefined}
      helperText={hintFor(end)}
      onChange={(day) => day !== undefined && setTyped({ ...typed, [end]: day })}
    />
  );
  return (
    <Box role="group" aria-label={label} sx={{ width: { xs: 248, sm: 420 }, maxWidth: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 2 }}>
        {periods.map(({ value, label: words }) => (
          <Button
            key={value}
            size="small"
            variant={days === value ? 'contained' : 'outlined'}
            aria-pressed={days === value}
            onClick={() => choose(value)}
            sx={{ px: 1.5 }}
          >
            {words}
          </Button>
        ))}
      </Box>
      <Box
        onBlur={narrow}
        sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 248px)', sm: '204px 204px' } }}
      >
        {field('from')}
        {field('to')}
      </Box>
    </Box>
  );
}
