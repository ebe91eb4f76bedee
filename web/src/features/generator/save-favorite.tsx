import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { z } from 'zod';
import { favoritePromptLimits, favoritePromptName } from '../../../../contract/favorite-prompt';
import { CheckboxField } from '../../components/form/checkbox-field';
import { Form, useAppForm } from '../../components/form/form';
import { FormErrorBanner } from '../../components/form/form-error-banner';
import { SubmitButton } from '../../components/form/submit-button';
import { TextField } from '../../components/form/text-field';
import { takeStored } from '../../components/form/take-stored';
import type { Sent } from '../../components/form/take-stored';
import { useSaveFavoritePromptMutation } from './favorites.generated';
import { promptOf } from './generator-form';
import type { GeneratorForm } from './generator-form';
import { labelOf, nicheOptions, platforms } from '../../entities/design/design-options';

const schema = favoritePromptName.extend({ withNiche: z.boolean(), withPlatform: z.boolean() });
type Values = z.infer<typeof schema>;
const empty: Values = { name: '', withNiche: false, withPlatform: false };

/** Saves the form's effective prompt: the enhanced one if there is one. */
export function SaveFavorite({ form: { niche, platform, ...rest } }: { form: GeneratorForm }) {
  const prompt = promptOf(rest);
  const [saved, setSaved] = useState<string | null>(null);
  const [saveFavorite] = useSaveFavoritePromptMutation();
  const form = useAppForm({ schema, defaultValues: empty });
  const submit = async ({ name, withNiche, withPlatform }: Values, sent: Sent) => {
    const { data } = await saveFavorite({
      variables: {
        input: { name, prompt, niche: withNiche ? niche : null, platform: withPlatform ? platform : null },
      },
    });
    if (data?.saveFavoritePrompt.user) {
      takeStored(form, sent, empty);
      setSaved(name.trim());
    }
    return data?.saveFavoritePrompt.errors;
  };
  if (prompt === '')
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        The prompt in the form is empty. Write one to save it here.
      </Typography>
    );
  return (
    <Form form={form} label="Save the prompt in the form" onSubmit={submit}>
      <FormErrorBanner />
      <Box
        component="blockquote"
        sx={{
          m: 0,
          pl: 2,
          borderLeft: 3,
          borderColor: 'primary.main',
          color: 'text.secondary',
          fontSize: '0.9375rem',
          overflowWrap: 'anywhere',
          display: '-webkit-box',
          WebkitLineClamp: 3,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
        }}
      >
        {prompt}
      </Box>
      <TextField name="name" label="Name" maxLength={favoritePromptLimits.name} required />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        <CheckboxField name="withNiche" label={`With the niche ${labelOf(nicheOptions, niche)}`} />
        <CheckboxField name="withPlatform" label={`With the platform ${labelOf(platforms, platform)}`} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <SubmitButton size="medium" busyText="Saving...">
          Save this prompt
        </SubmitButton>
        <Box component="span" role="status" sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {saved !== null && `“${saved}” is saved.`}
        </Box>
      </Box>
    </Form>
  );
}
