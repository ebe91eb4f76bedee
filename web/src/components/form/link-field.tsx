import { useWatch } from 'react-hook-form';
import { leadsNowhere } from '../../lib/site-links';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

/** A link of the surrounding Form. One that leads nowhere on this site is named while it is typed. */
export function LinkField({ hint, ...rest }: TextFieldProps) {
  const link: unknown = useWatch({ name: rest.name });
  const isLost = typeof link === 'string' && leadsNowhere(link.trim());
  return (
    <TextField
      {...rest}
      inputMode="url"
      hint={isLost ? <strong>No page on this site has this address.</strong> : hint}
    />
  );
}
