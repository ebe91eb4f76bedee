import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { lazyPart } from '../../../../components/feedback/lazy-part';
import { optionsOf } from '../../../../lib/options';
import { presetLabels } from './ranges';
import type { Days, Preset } from './ranges';

interface RangePickerProps {
  chosen: Preset | Days;
  days: Days;
  compare: boolean;
  onChoose: (chosen: Preset | Days) => void;
  onCompare: (compare: boolean) => void;
}

// the calendar is a large chunk, and few Admins open it
const OwnDays = lazyPart(() => import('./own-days').then(({ OwnDays }) => OwnDays), <Box sx={{ minHeight: 96 }} />);

const presets = optionsOf<Preset>(presetLabels);

/** Chooses the days of the figures. */
export function RangePicker({ chosen, days, compare, onChoose, onCompare }: RangePickerProps) {
  const isOwn = typeof chosen === 'object';
  const [isOpen, setOpen] = useState(isOwn);
  const choose = (value: Preset) => {
    setOpen(false);
    onChoose(value);
  };
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box
        role="group"
        aria-label="Days of the figures"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center' }}
      >
        {presets.map(({ value, label }) => (
          <Button
            key={value}
            size="small"
            variant={chosen === value ? 'contained' : 'outlined'}
            aria-pressed={chosen === value}
            onClick={() => choose(value)}
            sx={{ px: 1.5 }}
          >
            {label}
          </Button>
        ))}
        <Button
          size="small"
          variant={isOwn ? 'contained' : 'outlined'}
          aria-expanded={isOpen}
          onPointerEnter={OwnDays.preload}
          onClick={() => setOpen(!isOpen)}
          sx={{ px: 1.5 }}
        >
          Custom
        </Button>
        <FormControlLabel
          control={<Switch checked={compare} onChange={(_event, checked) => onCompare(checked)} />}
          label="Compare with the period before"
          sx={{ ml: '-8px' }}
        />
      </Box>
      {isOpen && <OwnDays days={days} onChange={onChoose} />}
    </Box>
  );
}
