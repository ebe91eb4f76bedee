import { useState } from 'react';
import type { Dispatch } from 'react';
import Button from '@mui/material/Button';
import { Star } from '../../lib/generated/icons';
import { notify } from '../../lib/notify';
import { FavoritesDialog } from './favorites-dialog';
import type { FavoritePromptPartsFragment } from './favorites.generated';
import type { GeneratorAction, GeneratorForm } from './generator-form';

interface FavoritesButtonProps {
  form: GeneratorForm;
  dispatch: Dispatch<GeneratorAction>;
}

/** Opens the account's saved prompts. Using one fills the form; the previous form can be restored. */
export function FavoritesButton({ form, dispatch }: FavoritesButtonProps) {
  const [open, setOpen] = useState(false);
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
        onClick={() => setOpen(true)}
        startIcon={<Star size={18} aria-hidden />}
      >
        Favorites
      </Button>
      <FavoritesDialog open={open} form={form} onUse={use} onClose={() => setOpen(false)} />
    </>
  );
}
