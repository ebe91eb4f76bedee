import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DayField } from '../../../../components/day/day-field';
import { problemOf } from './ranges';
import type { Days } from './ranges';

interface OwnDaysProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** A first and a last day of the figures. */
export function OwnDays({ days, onChange }: OwnDaysProps) {
  const [typed, setTyped] = useState(days);
  const problem = problemOf(typed);
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!problem) onChange(typed);
      }}
      sx={{
        display: 'grid',
        gap: 1.5,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '204px 204px auto' },
        justifyContent: 'start',
      }}
    >
      <DayField
        label="First day"
        value={typed.from}
        onChange={(from) => from !== undefined && setTyped({ ...typed, from })}
      />
      <DayField
        label="Last day"
        value={typed.to}
        error={problem ? true : undefined}
        helperText={problem}
        onChange={(to) => to !== undefined && setTyped({ ...typed, to })}
      />
      <Button type="submit" size="small" disabled={problem !== undefined} sx={{ mt: { sm: 4 } }}>
        Show
      </Button>
    </Box>
  );
}
