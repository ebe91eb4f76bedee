import { useState } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { IconComponent } from '../../lib/icon';
import { BulkDialog } from './bulk-dialog';
import type { BulkOutcome, BulkPlan } from './bulk-plan';

interface BulkActionProps {
  text: string;
  Icon: IconComponent;
  danger?: boolean;
  /** Determines how many rows would be affected, and how. */
  plan: () => Promise<BulkPlan>;
  /** Called when the action has ended, also when planning it failed; not when it was not confirmed. */
  onEnd: (outcome: BulkOutcome) => void;
}

/** A button of the list's bar for an action on all selected rows, after a confirmation. */
export function BulkAction({ text, Icon, danger = false, plan, onEnd }: BulkActionProps) {
  const [looking, setLooking] = useState(false);
  const [found, setFound] = useState<BulkPlan | null>(null);
  const look = async () => {
    setLooking(true);
    try {
      setFound(await plan());
    } catch {
      onEnd({ done: 0, refused: 0, end: 'FAILED' });
    } finally {
      setLooking(false);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color={danger ? 'error' : 'primary'}
        // keeps the focus, which the dialog returns to it
        aria-disabled={looking}
        aria-busy={looking}
        startIcon={looking ? <CircularProgress size={16} color="inherit" /> : <Icon size={17} aria-hidden />}
        onClick={() => !looking && void look()}
      >
        {text}
      </Button>
      {found && (
        <BulkDialog
          plan={found}
          danger={danger}
          onEnd={(outcome) => {
            setFound(null);
            if (outcome) onEnd(outcome);
          }}
        />
      )}
    </>
  );
}
