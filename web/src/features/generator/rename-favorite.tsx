import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { favoritePromptLimits, favoritePromptName } from '../../../../contract/favorite-prompt';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { useRenameFavoritePromptMutation } from './favorites.generated';
import type { FavoritePromptPartsFragment } from './favorites.generated';

interface RenameFavoriteProps {
  favorite: FavoritePromptPartsFragment;
  onDone: () => void;
}

/** Edits the name of a favorite in place. */
export function RenameFavorite({ favorite: { id, name }, onDone }: RenameFavoriteProps) {
  const [renameFavorite] = useRenameFavoritePromptMutation();
  const form = useAppForm({ schema: favoritePromptName, defaultValues: { name } });
  const submit = async (values: { name: string }) => {
    const { data } = await renameFavorite({ variables: { id, name: values.name } });
    if (data?.renameFavoritePrompt.user) onDone();
    return data?.renameFavoritePrompt.errors;
  };
  return (
    <Form form={form} label={`New name of ${name}`} onSubmit={submit}>
      <FormErrorBanner />
      <TextField name="name" label="New name" maxLength={favoritePromptLimits.name} autoFocus required />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SubmitButton size="small" busyText="Saving...">
          Save
        </SubmitButton>
        <Button size="small" variant="outlined" onClick={onDone}>
          Cancel
        </Button>
      </Box>
    </Form>
  );
}
