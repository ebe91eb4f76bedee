import { useState } from 'react';
import type { ComponentProps } from 'react';
import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

/**
 * A button element that keeps the focus when it becomes disabled: a browser moves the focus of a disabled one to the
 * body, where a person loses their position. Until the focus leaves it, it is `aria-disabled` and ignores presses; it
 * submits no form either. An Enter key held down presses it once: browsers press a button at each repeat, and a press
 * may cost a credit.
 */
function HeldButton({ disabled = false, onClick, onKeyDown, onFocus, onBlur, ...rest }: ComponentProps<'button'>) {
  const [isFocused, setFocused] = useState(false);
  const isHeld = disabled && isFocused;
  return (
    <button
      {...rest}
      disabled={disabled && !isFocused}
      aria-disabled={isHeld || undefined}
      onClick={(event) => (isHeld ? event.preventDefault() : onClick?.(event))}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.repeat) event.preventDefault();
        onKeyDown?.(event);
      }}
      onFocus={(event) => {
        setFocused(true);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setFocused(false);
        onBlur?.(event);
      }}
    />
  );
}

/** A button that is disabled or loading for a while and keeps the focus at the same time. */
export const SteadyButton = (props: Omit<ButtonProps<'button'>, 'component' | 'href'>) => (
  <Button {...props} component={HeldButton} nativeButton />
);
