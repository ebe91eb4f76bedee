import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { EmptyState } from '../../components/feedback/empty-state';
import { ErrorPanel } from '../../components/feedback/error-panel';
import { SectionLoader } from '../../components/feedback/loaders';
import { errorMessage } from '../../lib/errors';
import { DeletedFavorite } from './deleted-favorite';
import { FavoriteItem } from './favorite-item';
import { useFavoritePromptsQuery } from './favorites.generated';
import type { FavoritePromptPartsFragment } from './favorites.generated';
import type { GeneratorForm } from './generator-form';
import { SaveFavorite } from './save-favorite';

interface FavoritesDialogProps {
  open: boolean;
  form: GeneratorForm;
  onUse: (favorite: FavoritePromptPartsFragment) => void;
  onClose: () => void;
}

/** The account's saved prompts: the one in the form can be added; each can be used, renamed or deleted. */
export function FavoritesDialog({ open, form, onUse, onClose }: FavoritesDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby="favorites-title" fullWidth maxWidth="sm">
      <DialogTitle id="favorites-title">Favorite prompts</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}>
        <SaveFavorite form={form} />
        <Favorites onUse={onUse} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Favorites({ onUse }: Pick<FavoritesDialogProps, 'onUse'>) {
  const [deleted, setDeleted] = useState<FavoritePromptPartsFragment | null>(null);
  const { data, error, refetch } = useFavoritePromptsQuery({ fetchPolicy: 'cache-and-network' });
  const favorites = data?.me?.favoritePrompts;
  if (!favorites && error)
    return (
      <ErrorPanel
        message={`Your favorites could not be loaded. They are safe. ${errorMessage(error)}`}
        onRetry={() => void refetch().catch(() => undefined)}
      />
    );
  if (!favorites) return <SectionLoader />;
  return (
    <Box component="section" aria-labelledby="favorites-kept">
      {deleted && <DeletedFavorite key={deleted.id} favorite={deleted} onBack={() => setDeleted(null)} />}
      {favorites.length === 0 && !deleted && (
        <EmptyState title="No favorites yet" text="Name the prompt in the form to save it here for your next post." />
      )}
      <Typography
        id="favorites-kept"
        variant="h6"
        component="h3"
        sx={{ mb: 1, display: favorites.length > 0 ? 'block' : 'none' }}
      >
        Saved{' '}
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {favorites.length}
        </Box>
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {favorites.map((favorite) => (
          <FavoriteItem key={favorite.id} favorite={favorite} onUse={onUse} onDeleted={setDeleted} />
        ))}
      </Box>
    </Box>
  );
}
