import { useState } from 'react';
import Button from '@mui/material/Button';
import { onDemand } from '../../components/feedback/on-demand';
import { Star } from '../../lib/generated/icons';
import type { FavoritePromptPartsFragment } from './favorites.generated';
import type { GeneratorForm } from './generator-form';
import type { ReplaceForm } from './use-form-undo';

const useFavoritesDialog = onDemand(() => import('./favorites-dialog').then((code) => code.FavoritesDialog));

interface FavoritesButtonProps {
  form: GeneratorForm;
  onReplace: ReplaceForm;
  disabled: boolean;
}

/** Opens the account's saved prompts. Using one fills the form; the previous form can be restored. */
export function FavoritesButton({ form, onReplace, disabled }: FavoritesButtonProps) {
  const [open, setOpen] = useState(false);
  const [FavoritesDialog, whenLoaded] = useFavoritesDialog();
  const use = (favorite: FavoritePromptPartsFragment) => {
    onReplace({ type: 'favorite', favorite }, `“${favorite.name}” is in the form.`);
    setOpen(false);
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => whenLoaded(() => setOpen(true))}
        startIcon={<Star size={18} aria-hidden />}
      >
        Favorites
      </Button>
      {FavoritesDialog && <FavoritesDialog open={open} form={form} onUse={use} onClose={() => setOpen(false)} />}
    </>
  );
}
