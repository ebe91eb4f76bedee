import { useState } from 'react';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { Eye, EyeOff } from '../../lib/generated/icons';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A password field whose text can be shown. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'rows' | 'endAdornment'>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      endAdornment={
        <InputAdornment position="end">
          <IconButton
            edge="end"
            aria-label={`${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} aria-hidden />
          </IconButton>
        </InputAdornment>
      }
    />
  );
}
