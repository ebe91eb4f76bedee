import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { errorMessage } from '../../lib/errors';
import { useSaveFavoritePromptMutation } from './favorites.generated';
import type { FavoritePromptPartsFragment } from './favorites.generated';

interface DeletedFavoriteProps {
  favorite: FavoritePromptPartsFragment;
  onBack: () => void;
}

/**
 * Says which favorite was deleted and offers to restore it. It is part of the dialog, because a keyboard cannot reach a
 * toast outside it.
 */
export function DeletedFavorite({ favorite: { name, prompt, niche, platform }, onBack }: DeletedFavoriteProps) {
  const [saveFavorite, { loading }] = useSaveFavoritePromptMutation();
  const [problem, setProblem] = useState<string | null>(null);
  const restoreOrder = async () => {
    try {
      const { data } = await saveFavorite({ variables: { input: { name, prompt, niche, platform } } });
      const refusal = data?.saveFavoritePrompt.errors[0];
      if (refusal) setProblem(refusal.message);
      else onBack();
    } catch (error) {
      setProblem(errorMessage(error));
    }
  };
  return (
    <Alert
      severity={problem ? 'error' : 'info'}
      role="status"
      sx={{ mb: 1 }}
      action={
        <Button
          color="inherit"
          size="small"
          variant="text"
          // the pressed button was removed together with its favorite
          autoFocus
          disabled={loading}
          onClick={() => void restoreOrder()}
        >
          Undo
        </Button>
      }
    >
      {problem ?? `“${name}” is deleted.`}
    </Alert>
  );
}
