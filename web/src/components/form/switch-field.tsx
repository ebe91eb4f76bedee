import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useController } from 'react-hook-form';
import { useFieldId } from './text-field';

interface SwitchFieldProps {
  name: string;
  label: string;
  hint?: string;
}

/** An on/off switch of the surrounding Form. */
export function SwitchField({ name, label, hint }: SwitchFieldProps) {
  const { field, fieldState } = useController<Record<string, boolean>>({ name });
  const { ref, value, ...rest } = field;
  const textId = useFieldId(name);
  const text = fieldState.error?.message ?? hint;
  return (
    <Box>
      <FormControlLabel
        label={label}
        control={
          <Switch
            {...rest}
            checked={value === true}
            slotProps={{
              input: {
                ref,
                'aria-describedby': text ? textId : undefined,
                'aria-invalid': fieldState.error !== undefined,
              },
            }}
          />
        }
      />
      {text && (
        <FormHelperText id={textId} error={fieldState.error !== undefined}>
          {text}
        </FormHelperText>
      )}
    </Box>
  );
}
