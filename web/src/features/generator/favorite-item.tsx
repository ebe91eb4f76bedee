import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Pencil, Trash2 } from '../../lib/generated/icons';
import { errorMessage } from '../../lib/errors';
import { notify } from '../../lib/notify';
import { useDeleteFavoritePromptMutation } from './favorites.generated';
import type { FavoritePromptPartsFragment } from './favorites.generated';
import { labelOf, nicheOptions, platforms } from '../../entities/design/design-options';
import { RenameFavorite } from './rename-favorite';

interface FavoriteItemProps {
  favorite: FavoritePromptPartsFragment;
  onUse: (favorite: FavoritePromptPartsFragment) => void;
  onDeleted: (favorite: FavoritePromptPartsFragment) => void;
}

/** Deletes a favorite at once; the parent component reports it and offers to restore it. */
function useDeletion(favorite: FavoritePromptPartsFragment, onDeleted: FavoriteItemProps['onDeleted']) {
  const [deleteFavorite, { loading }] = useDeleteFavoritePromptMutation();
  const remove = async () => {
    try {
      const { data } = await deleteFavorite({
        variables: { id: favorite.id },
        refetchQueries: ['FavoritePrompts'],
        awaitRefetchQueries: true,
      });
      const refusal = data?.deleteFavoritePrompt.errors[0];
      // NOT_FOUND: another tab has already deleted it
      if (refusal && refusal.code !== 'NOT_FOUND') notify.error(refusal.message);
      else onDeleted(favorite);
    } catch (error) {
      notify.error(errorMessage(error));
    }
  };
  return { remove: () => void remove(), removing: loading };
}

/** One prompt with its actions. */
export function FavoriteItem({ favorite, onUse, onDeleted }: FavoriteItemProps) {
  const [renaming, setRenaming] = useState(false);
  const { remove, removing } = useDeletion(favorite, onDeleted);
  const { name, prompt, niche, platform } = favorite;
  const about = [platform && labelOf(platforms, platform), niche && labelOf(nicheOptions, niche)].filter(Boolean);
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      {renaming ? (
        <RenameFavorite favorite={favorite} onDone={() => setRenaming(false)} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <Box sx={{ flex: '1 1 auto', minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Box>
          <IconButton size="small" aria-label={`Rename: ${name}`} onClick={() => setRenaming(true)}>
            <Pencil size={16} aria-hidden />
          </IconButton>
          <IconButton size="small" aria-label={`Delete: ${name}`} disabled={removing} onClick={remove}>
            <Trash2 size={16} aria-hidden />
          </IconButton>
          <Button size="small" variant="outlined" aria-label={`Use: ${name}`} onClick={() => onUse(favorite)}>
            Use
          </Button>
        </Box>
      )}
      {about.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 }}>{about.join(', ')}</Box>
      )}
      <Box
        sx={{
          mt: 0.5,
          color: 'text.secondary',
          fontSize: '0.875rem',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {prompt}
      </Box>
    </Box>
  );
}
