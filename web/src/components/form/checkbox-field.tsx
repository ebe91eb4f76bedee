import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { Controller, useFormContext } from 'react-hook-form';
import { useFieldId } from './text-field';

/** A checkbox of the surrounding Form. The label may contain links. */
export function CheckboxField({ name, label, required }: { name: string; label: ReactNode; required?: boolean }) {
  const { control } = useFormContext();
  const errorId = useFieldId(name);
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { ref, value, ...field }, fieldState: { error } }) => (
        <Box>
          <FormControlLabel
            label={label}
            control={
              <Checkbox
                {...field}
                checked={value === true}
                slotProps={{
                  input: {
                    ref,
                    required,
                    'aria-invalid': error !== undefined,
                    'aria-describedby': error ? errorId : undefined,
                  },
                }}
              />
            }
          />
          {error && (
            <FormHelperText id={errorId} error>
              {error.message}
            </FormHelperText>
          )}
        </Box>
      )}
    />
  );
}
