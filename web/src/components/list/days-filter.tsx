import { useState } from 'react';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import type { Days } from './filter-kinds';

interface DaysFilterProps {
  /** What the days are those of, such as 'Ordered'. */
  label: string;
  days: Days | undefined;
  onChange: (days: Days | undefined) => void;
}

/** Narrows a list to a stretch of days, the last one included. */
export function DaysFilter({ label, days = {}, onChange }: DaysFilterProps) {
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
    onChange(
      next.from || next.to ? { ...(next.from && { from: next.from }), ...(next.to && { to: next.to }) } : undefined,
    );
  };
  const field = (end: 'from' | 'to') => (
    <MuiTextField
      type="date"
      label={`${label} ${end}`}
      value={typed[end]}
      error={isTurned && end === 'to'}
      helperText={isTurned && end === 'to' ? 'Before the first day' : undefined}
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
