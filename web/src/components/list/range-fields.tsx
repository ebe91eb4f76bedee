import { useId, useState } from 'react';
import Box from '@mui/material/Box';
import { LabelledInput } from '../form/labelled-input';
import { useAfterPause } from './use-after-pause';

/** Ends of a range as texts; a missing end is open. */
export interface RangeTexts {
  min?: string;
  max?: string;
}

interface RangeFieldsProps {
  /** What the range is of, such as 'Total'. */
  label: string;
  range: RangeTexts | undefined;
  /** Returns typed text in the form in which the range is stored; undefined for invalid text. */
  read: (text: string) => string | undefined;
  /** Shown for invalid text, such as 'An amount such as 19.00'. */
  hint: string;
  inputMode: 'decimal' | 'numeric';
  onChange: (range: RangeTexts | undefined) => void;
}

type End = 'min' | 'max';
const words = { min: 'from', max: 'to' } as const;

/** The two ends of a range as fields of a filter. An invalid range does not filter. */
export function RangeFields({ label, range = {}, read, hint, inputMode, onChange }: RangeFieldsProps) {
  const { min = '', max = '' } = range;
  const id = useId();
  // an invalid range stays in local state, for correction
  const [typed, setTyped] = useState({ min, max });
  const meant = { min: read(typed.min) ?? '', max: read(typed.max) ?? '' };

  const faultOf = (end: End): string | undefined => {
    if (typed[end].trim() !== '' && !meant[end]) return hint;
    return end === 'max' && meant.min && meant.max && Number(meant.min) > Number(meant.max)
      ? 'Less than the first'
      : undefined;
  };
  const isFaulty = faultOf('min') !== undefined || faultOf('max') !== undefined;
  const narrow = () => {
    if (isFaulty || (meant.min === min && meant.max === max)) return;
    onChange(
      meant.min || meant.max
        ? { ...(meant.min && { min: meant.min }), ...(meant.max && { max: meant.max }) }
        : undefined,
    );
  };
  useAfterPause(typed, narrow);
  /** Writes the ends in the stored form when the field is left. */
  const settle = () => {
    narrow();
    if (!isFaulty) setTyped(meant);
  };
  const field = (end: End) => {
    const fault = faultOf(end);
    return (
      <LabelledInput
        id={`${id}-${end}`}
        label={`${label} ${words[end]}`}
        value={typed[end]}
        placeholder="Any"
        autoFocus={end === 'min'}
        error={fault !== undefined}
        helperText={fault}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        inputProps={{ inputMode, autoComplete: 'off', maxLength: 14 }}
        sx={{ '& input': { fontVariantNumeric: 'tabular-nums' } }}
      />
    );
  };
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(2, minmax(0, 140px))' }}
    >
      {field('min')}
      {field('max')}
    </Box>
  );
}
