import { useFormContext, useWatch } from 'react-hook-form';
import { TextField } from './text-field';
import type { TextFieldProps } from './text-field';

interface AltFieldProps extends TextFieldProps {
  /** Name of the field that holds the image's address. */
  image: string;
}

/**
 * The alternative text of an image of the surrounding Form: hidden without an image, marked when it is missing or may
 * describe the image that was replaced.
 */
export function AltField({ image, ...rest }: AltFieldProps) {
  const url: unknown = useWatch({ name: image });
  const text: unknown = useWatch({ name: rest.name });
  const { getFieldState, formState } = useFormContext();
  const isOfEarlierImage = getFieldState(image, formState).isDirty && !getFieldState(rest.name, formState).isDirty;
  if (typeof url !== 'string' || url.trim() === '') return null;
  const isMissing = typeof text !== 'string' || text.trim() === '';
  return (
    <TextField
      {...rest}
      hint={
        isMissing ? (
          <strong>Missing: describe the image for people who cannot see it.</strong>
        ) : isOfEarlierImage ? (
          <strong>The image has changed. Does this still describe it?</strong>
        ) : undefined
      }
    />
  );
}
