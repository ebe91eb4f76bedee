import { useState } from 'react';
import type { ComponentType } from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { LucideProps } from 'lucide-react';
import { BulkDialog } from './bulk-dialog';
import type { BulkOutcome, BulkPlan } from './bulk-plan';

interface BulkActionProps {
  text: string;
  Icon: ComponentType<LucideProps>;
  danger?: boolean;
  /** Looks into what is chosen: how many rows it would be done to, and how. */
  plan: () => Promise<BulkPlan>;
  /** Told when it has ended, also when it could not be looked into; not when it was not agreed to. */
  onEnd: (outcome: BulkOutcome) => void;
}

/** A button of a desk's bar that does something to everything that is chosen, after it was agreed to. */
export function BulkAction({ text, Icon, danger = false, plan, onEnd }: BulkActionProps) {
  const [looking, setLooking] = useState(false);
  const [found, setFound] = useState<BulkPlan | null>(null);
  const look = async () => {
    setLooking(true);
    try {
      setFound(await plan());
    } catch {
      onEnd({ done: 0, kept: 0, end: 'FAILED' });
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
        disabled={looking}
        aria-busy={looking}
        startIcon={looking ? <CircularProgress size={16} color="inherit" /> : <Icon size={17} aria-hidden />}
        onClick={() => void look()}
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
