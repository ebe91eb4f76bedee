import { useState } from 'react';
import Alert from '@mui/material/Alert';
import { SteadyButton } from '../../components/form/steady-button';
import type { PayloadError } from '../../lib/errors';

interface DeletedPictureProps {
  /** What it costs to make it again: 0 or 1. */
  credits: number;
  /** @returns the refusals; null when the server could not be reached */
  onRemake: () => Promise<readonly PayloadError[] | null>;
  onClose: () => void;
}

/** Says that the picture of a post was deleted, and offers to make it again. */
export function DeletedPicture({ credits, onRemake, onClose }: DeletedPictureProps) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const remake = async () => {
    setBusy(true);
    const errors = await onRemake();
    setBusy(false);
    if (errors?.length === 0) onClose();
    else setProblem(errors?.[0]?.message ?? 'The picture could not be made. Please try again.');
  };
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {credits === 0
        ? 'The design of this post was deleted. Another post still has its picture.'
        : 'The picture of this post was deleted.'}
      <br />
      <SteadyButton size="small" loading={isBusy} onClick={() => void remake()} sx={{ mt: 1 }}>
        {credits === 0 ? 'Set the post on it again, free' : 'Make its picture again for 1 credit'}
      </SteadyButton>
      {problem && (
        <span role="alert" style={{ display: 'block' }}>
          {problem}
        </span>
      )}
    </Alert>
  );
}
