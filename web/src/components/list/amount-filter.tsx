import { amountOf } from '../../lib/format';
import { FilterChip } from './filter-chip';
import type { Amounts } from './filter-kinds';
import { formatAmounts } from './format-filters';
import { RangeFields } from './range-fields';

interface AmountFilterProps {
  /** What the amounts are, such as 'Total'. */
  label: string;
  amounts: Amounts | undefined;
  onChange: (amounts: Amounts | undefined) => void;
}

/** Filters a list by a range of amounts, both ends included. */
export const AmountFilter = ({ label, amounts, onChange }: AmountFilterProps) => (
  <FilterChip label={label} words={formatAmounts(amounts)} onClear={() => onChange(undefined)}>
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
