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
      fullWidth={false}
      label="Rows"
      value={size}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{
        displayPrint: 'none',
        flexDirection: 'row',
        alignItems: 'center',
        gap: 1,
        '& label': { mb: 0 },
      }}
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </LabelledSelect>
  );
}
