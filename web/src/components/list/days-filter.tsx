import { useState } from 'react';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import type { Days } from './filter-kinds';

interface DaysFilterProps {
  /** What the days are those of, such as 'Ordered'. */
  label: string;
  days: Days | undefined;
  onChange: (days: Days | undefined) => void;
  /** It narrows only when both days are set, and says so meanwhile. */
  whole?: boolean;
}

/** Narrows a list to a stretch of days, the last one included. */
export function DaysFilter({ label, days = {}, onChange, whole = false }: DaysFilterProps) {
  const { from = '', to = '' } = days;
  // days that end before they begin narrow nothing: they are kept here, where they can be mended
  const [typed, setTyped] = useState({ from, to });
  const [seen, setSeen] = useState(`${from}..${to}`);
  if (seen !== `${from}..${to}`) {
    setSeen(`${from}..${to}`);
    setTyped({ from, to });
  }
  const isTurned = typed.from !== '' && typed.to !== '' && typed.from > typed.to;

  const change = (parts: Days) => {
    const next = { ...typed, ...parts };
    setTyped(next);
    if (next.from && next.to && next.from > next.to) return;
    const counts = whole ? next.from && next.to : next.from || next.to;
    // one's own change coming back is no reason to forget a day that does not count yet
    setSeen(counts ? `${next.from}..${next.to}` : '..');
    onChange(counts ? { ...(next.from && { from: next.from }), ...(next.to && { to: next.to }) } : undefined);
  };
  const isHalf = whole && (typed.from === '') !== (typed.to === '');
  const hintFor = (end: 'from' | 'to') => {
    if (isTurned && end === 'to') return 'Before the first day';
    return isHalf && typed[end] === '' ? 'Set both days' : undefined;
  };
  const field = (end: 'from' | 'to') => (
    <MuiTextField
      type="date"
      label={`${label} ${end}`}
      value={typed[end]}
      error={isTurned && end === 'to'}
      helperText={hintFor(end)}
      onChange={(event) => change({ [end]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{
        flex: '1 1 150px',
        minWidth: 150,
        maxWidth: { sm: 190 },
        '& ::-webkit-calendar-picker-indicator': { p: 0 },
      }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', sm: '0 1 auto' }, minWidth: 0 }}
    >
      {field('from')}
      {field('to')}
    </Box>
  );
}
