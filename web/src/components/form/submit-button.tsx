import type { ReactNode } from 'react';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { useFormState } from 'react-hook-form';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  children: ReactNode;
  /** Shown while the form is on its way, for example 'Signing In...'. */
  busyText: string;
}

/** Sends the surrounding Form, once at a time. */
export function SubmitButton({ children, busyText, disabled, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" size="large" disabled={disabled === true || isSubmitting} aria-busy={isSubmitting} {...rest}>
      {isSubmitting ? busyText : children}
    </Button>
  );
}
