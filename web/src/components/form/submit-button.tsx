import type { ReactNode } from 'react';
import type { ButtonProps } from '@mui/material/Button';
import { useFormState } from 'react-hook-form';
import { useHydrated } from './hydration';
import { SteadyButton } from './steady-button';

interface SubmitButtonProps extends Omit<ButtonProps<'button'>, 'type' | 'component' | 'href'> {
  children: ReactNode;
  /** Shown while the form is being sent, for example 'Signing In...'. */
  busyText: string;
}

const asEnabled = { '&.Mui-disabled': { color: 'primary.contrastText', backgroundColor: 'primary.main' } } as const;

/**
 * Submits the surrounding Form, once at a time. In a server-rendered page it is disabled until hydration: the browser
 * would put every field, even a password, into the address.
 */
export function SubmitButton({ children, busyText, disabled, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  const hydrated = useHydrated();
  return (
    <SteadyButton
      type="submit"
      size="large"
      disabled={disabled === true || isSubmitting || !hydrated}
      aria-busy={isSubmitting}
      sx={hydrated ? undefined : asEnabled}
      {...rest}
    >
      {isSubmitting ? busyText : children}
    </SteadyButton>
  );
}
