import { useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';

const stars = 5;

/** A rating of 1 to 5 stars of the surrounding Form; the arrow keys select. */
export function RatingField({ name, label }: { name: string; label: string }) {
  const {
    field: { value: given, onBlur, onChange },
    fieldState,
  } = useController<Record<string, number>>({ name });
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 0.5 }}>
        {label}
      </Typography>
      <Rating
        name={id}
        max={stars}
        value={given ?? null}
        onBlur={onBlur}
        getLabelText={(value) => `${value} ${value === 1 ? 'star' : 'stars'}`}
        onChange={(_event, value) => value !== null && onChange(value)}
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </Box>
  );
}
