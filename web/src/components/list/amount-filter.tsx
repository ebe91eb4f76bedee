import { amountOf } from '../../lib/amount';
import { FilterChip } from './filter-chip';
import type { Amounts } from './filter-kinds';
import { amountsInWords } from './filter-words';
import { RangeFields } from './range-fields';

interface AmountFilterProps {
  /** What the amounts are, such as 'Total'. */
  label: string;
  amounts: Amounts | undefined;
  onChange: (amounts: Amounts | undefined) => void;
}

/** Filters a list by a range of amounts, both ends included. */
export const AmountFilter = ({ label, amounts, onChange }: AmountFilterProps) => (
  <FilterChip label={label} words={amountsInWords(amounts)} onClear={() => onChange(undefined)}>
    <RangeFields
      label={label}
      range={amounts}
      read={amountOf}
      hint="An amount such as 19.00"
      inputMode="decimal"
      onChange={onChange}
    />
  </FilterChip>
);
<<<<<<< HEAD
=======

function AmountRange({ label, amounts = {}, onChange }: AmountFilterProps) {
  const { min = '', max = '' } = amounts;
  // an invalid range does not filter: it stays in local state, for correction
  const [typed, setTyped] = useState({ min, max });

  const isFaulty = faultOf('min', typed) !== undefined || faultOf('max', typed) !== undefined;
  const narrow = () => {
    if (isFaulty) return;
    const next = { min: amountOf(typed.min) ?? '', max: amountOf(typed.max) ?? '' };
    if (next.min === min && next.max === max) return;
    onChange(
      next.min || next.max ? { ...(next.min && { min: next.min }), ...(next.max && { max: next.max }) } : undefined,
    );
  };
  useAfterPause(typed, narrow);
  /** Formats the amounts as the API does when the field is left. */
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
        autoFocus={end === 'min'}
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
>>>>>>> clean
