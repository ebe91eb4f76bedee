import { useId } from 'react';
import { LabelledSelect } from '../form/labelled-input';

interface PageSizeProps {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** Select for the number of rows per page. */
export function PageSize({ size, sizes, onChange }: PageSizeProps) {
  return (
    <LabelledSelect
      id={useId()}
      size="small"
      label="Rows"
      value={size}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: 84, displayPrint: 'none' }}
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </LabelledSelect>
  );
}
