import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import type { IconComponent } from '../../lib/icon';
import { tintOf } from '../../lib/styles';

interface OutcomeProps {
  icon: IconComponent;
  failed?: boolean;
  children: ReactNode;
}

/** Outcome of a form or a link, shown in place of the form. It takes the focus, as the focused element is gone. */
export function Outcome({ icon: Icon, failed = false, children }: OutcomeProps) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.focus({ preventScroll: true }), []);
  const tone = failed ? 'error' : 'success';
  return (
    <Box
      ref={container}
      role="status"
      tabIndex={-1}
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: 'minmax(0, 1fr)',
        outline: 'none',
        '&:focus-visible': { outline: 'none' },
      }}
    >
      <Box
        sx={{
          width: 72,
          height: 72,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '20px',
          color: `${tone}.main`,
          backgroundColor: tintOf(`${tone}-main`, 12),
        }}
      >
        <Icon size={34} aria-hidden />
      </Box>
      {children}
    </Box>
  );
}
