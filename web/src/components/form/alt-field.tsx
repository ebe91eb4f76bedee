import { useWatch } from 'react-hook-form';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

interface AltFieldProps extends TextFieldProps {
  /** Name of the field that holds the image's address. */
  image: string;
}

/** The alternative text of an image of the surrounding Form: named when it is missing, hidden without an image. */
export function AltField({ image, ...rest }: AltFieldProps) {
  const url: unknown = useWatch({ name: image });
  const text: unknown = useWatch({ name: rest.name });
  if (typeof url !== 'string' || url.trim() === '') return null;
  const isMissing = typeof text !== 'string' || text.trim() === '';
  return (
    <TextField
      {...rest}
      hint={
        isMissing ? <strong>Missing: people who can not see the image do not learn what it shows.</strong> : undefined
      }
    />
  );
}
