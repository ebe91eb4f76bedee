import { useState } from 'react';
import type { Dispatch } from 'react';
import Button from '@mui/material/Button';
import { onDemand } from '../../components/feedback/on-demand';
import { Star } from '../../lib/generated/icons';
import { notify } from '../../lib/notify';
import type { FavoritePromptPartsFragment } from './favorites.generated';
import type { GeneratorAction, GeneratorForm } from './generator-form';

const useFavoritesDialog = onDemand(() => import('./favorites-dialog').then((code) => code.FavoritesDialog));

interface FavoritesButtonProps {
  form: GeneratorForm;
  dispatch: Dispatch<GeneratorAction>;
}

/** Opens the account's saved prompts. Using one fills the form; the previous form can be restored. */
export function FavoritesButton({ form, dispatch }: FavoritesButtonProps) {
  const [open, setOpen] = useState(false);
  const [FavoritesDialog, whenLoaded] = useFavoritesDialog();
  const use = (favorite: FavoritePromptPartsFragment) => {
    const before = form;
    dispatch({ type: 'favorite', favorite });
    setOpen(false);
    notify.undo(`“${favorite.name}” is in the form.`, () => dispatch({ type: 'restore', form: before }));
  };
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => whenLoaded(() => setOpen(true))}
        startIcon={<Star size={18} aria-hidden />}
      >
        Favorites
      </Button>
      {FavoritesDialog && <FavoritesDialog open={open} form={form} onUse={use} onClose={() => setOpen(false)} />}
    </>
  );
}
