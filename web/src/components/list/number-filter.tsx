import { FilterChip } from './filter-chip';
import { wholeNumberOf } from './filter-kinds';
import type { Numbers } from './filter-kinds';
import { formatNumbers } from './format-filters';
import { RangeFields } from './range-fields';

interface NumberFilterProps {
  /** What the numbers are, such as 'Credits'. */
  label: string;
  numbers: Numbers | undefined;
  onChange: (numbers: Numbers | undefined) => void;
}

const textOf = (end: number | undefined) => (end === undefined ? undefined : String(end));

/** Reads '1,200' and ' 40 ' as people type them. */
const read = (text: string) => textOf(wholeNumberOf(text.replaceAll(/[\s,]/g, '')));

/** Filters a list by a range of whole numbers, both ends included. */
export const NumberFilter = ({ label, numbers, onChange }: NumberFilterProps) => (
  <FilterChip label={label} words={formatNumbers(numbers)} onClear={() => onChange(undefined)}>
    <RangeFields
      label={label}
      range={numbers && { min: textOf(numbers.min), max: textOf(numbers.max) }}
      read={read}
      hint="A whole number such as 40"
      inputMode="numeric"
      onChange={(range) =>
        onChange(
          range && {
            ...(range.min && { min: Number(range.min) }),
            ...(range.max && { max: Number(range.max) }),
          },
        )
      }
    />
  </FilterChip>
);
