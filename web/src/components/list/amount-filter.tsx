import { useEffect, useEffectEvent, useState } from 'react';
import Box from '@mui/material/Box';
import MuiTextField from '@mui/material/TextField';
import { amountOf } from '../../lib/amount';
import { settleMs } from '../../lib/settle';
import type { Amounts } from './filter-kinds';

interface AmountFilterProps {
  /** What the amounts are those of, such as 'Total'. */
  label: string;
  amounts: Amounts | undefined;
  onChange: (amounts: Amounts | undefined) => void;
}

type End = 'min' | 'max';
const words = { min: 'from', max: 'to' } as const;

/** What is wrong with what stands in a field, in words. */
function faultOf(end: End, typed: Required<Amounts>): string | undefined {
  if (typed[end].trim() !== '' && amountOf(typed[end]) === undefined) return 'An amount such as 19.00';
  const [min, max] = [amountOf(typed.min), amountOf(typed.max)];
  return end === 'max' && min && max && Number(min) > Number(max) ? 'Less than the first' : undefined;
}

/** Narrows a list to a range of amounts, both ends included, when the reader pauses, as a search does. */
export function AmountFilter({ label, amounts = {}, onChange }: AmountFilterProps) {
  const { min = '', max = '' } = amounts;
  // what is no range narrows nothing: it is kept here, where it can be mended
  const [typed, setTyped] = useState({ min, max });
  const [seen, setSeen] = useState(`${min}..${max}`);
  if (seen !== `${min}..${max}`) {
    setSeen(`${min}..${max}`);
    setTyped({ min, max });
  }

  const isFaulty = faultOf('min', typed) !== undefined || faultOf('max', typed) !== undefined;
  const narrow = () => {
    if (isFaulty) return;
    const next = { min: amountOf(typed.min) ?? '', max: amountOf(typed.max) ?? '' };
    if (next.min === min && next.max === max) return;
    // one's own change coming back writes over nothing that is being typed
    setSeen(`${next.min}..${next.max}`);
    onChange(
      next.min || next.max ? { ...(next.min && { min: next.min }), ...(next.max && { max: next.max }) } : undefined,
    );
  };
  const narrowAfterPause = useEffectEvent(narrow);
  useEffect(() => {
    const timer = setTimeout(() => narrowAfterPause(), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  /** Writes the amounts as the API does: the reader has gone on. */
  const settle = () => {
    narrow();
    if (!isFaulty) setTyped({ min: amountOf(typed.min) ?? '', max: amountOf(typed.max) ?? '' });
  };
  const field = (end: End) => {
    const fault = faultOf(end, typed);
    return (
      <MuiTextField
        label={`${label} ${words[end]}`}
        value={typed[end]}
        placeholder="Any"
        error={fault !== undefined}
        helperText={fault}
        onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', 'aria-invalid': fault !== undefined, maxLength: 14 },
        }}
        sx={{
          flex: '1 1 110px',
          minWidth: 110,
          maxWidth: { sm: 130 },
          '& input': { fontVariantNumeric: 'tabular-nums' },
        }}
      />
    );
  };
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, flex: { xs: '1 1 100%', sm: '0 1 auto' }, minWidth: 0 }}
    >
      {field('min')}
      {field('max')}
    </Box>
  );
}
