import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';

export interface Outcome {
  severity: 'success' | 'error';
  text: string;
}

/** How long a success is shown, in milliseconds (specification, admin area, section 9). */
const successMs = 3_000;

/** The outcome of the last action: a success hides automatically, an error stays until it is dismissed. */
export function useOutcome() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  useEffect(() => {
    if (outcome?.severity !== 'success') return undefined;
    const timer = setTimeout(() => setOutcome(null), successMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  return {
    outcome,
    succeed: (text: string) => setOutcome({ severity: 'success', text }),
    fail: (text: string) => setOutcome({ severity: 'error', text }),
    dismiss: () => setOutcome(null),
  };
}

/** Shows the outcome where it is seen from every row: it stays at the top while the page scrolls. */
export const OutcomeAlert = ({ outcome, onDismiss }: { outcome: Outcome | null; onDismiss: () => void }) => (
  <Box aria-live="polite" sx={{ position: 'sticky', top: 8, zIndex: 'appBar' }}>
    {outcome && (
      <Alert
        severity={outcome.severity}
        variant="filled"
        onClose={outcome.severity === 'error' ? onDismiss : undefined}
        sx={{ mb: 2 }}
      >
        <AlertTitle>{outcome.severity === 'error' ? 'Error!' : 'Success!'}</AlertTitle>
        {outcome.text}
      </Alert>
    )}
  </Box>
);
