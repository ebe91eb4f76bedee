import { useId } from 'react';
import MuiTextField from '@mui/material/TextField';

interface PageSizeProps {
  size: number;
  sizes: readonly number[];
  onChange: (size: number) => void;
}

/** Select for the number of rows per page. */
export function PageSize({ size, sizes, onChange }: PageSizeProps) {
  return (
    <MuiTextField
      select
      id={useId()}
      size="small"
      label="Rows"
      value={size}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ select: { native: true } }}
      sx={{ minWidth: 84 }}
    >
      {sizes.map((one) => (
        <option key={one} value={one}>
          {one}
        </option>
      ))}
    </MuiTextField>
  );
}
