import { useEffect, useReducer } from 'react';
import type { Dispatch } from 'react';
import Box from '@mui/material/Box';
import { LabelledInput } from '../../components/form/labelled-input';
import { SteadyButton } from '../../components/form/steady-button';
import { Sparkles } from '../../lib/generated/icons';
import { FavoritesButton } from './favorites-button';
import type { GeneratorAction, GeneratorForm } from './generator-form';
import type { ReplaceForm } from './use-form-undo';

interface PromptFieldsProps {
  form: GeneratorForm;
  dispatch: Dispatch<GeneratorAction>;
  busy: boolean;
  enhancing: boolean;
  available: boolean;
  onEnhance: () => void;
  onReplace: ReplaceForm;
}

const longest = { maxLength: 4000 };

/** Renders again when fonts have loaded: a text area measured before may hide its last line. */
function useMeasureWithFonts(): void {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const { fonts } = document;
    fonts?.addEventListener('loadingdone', drawAgain);
    return () => fonts?.removeEventListener('loadingdone', drawAgain);
  }, []);
}

/** The custom prompt, and its enhanced version once there is one. */
export function PromptFields({ form, dispatch, busy, enhancing, available, onEnhance, onReplace }: PromptFieldsProps) {
  useMeasureWithFonts();
  const changePrompt = (text: string) => dispatch({ type: 'customPrompt', text });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <LabelledInput
        id="custom-prompt"
        label="Custom Prompt"
        placeholder="Add any specific instructions for the AI..."
        multiline
        minRows={3}
        maxRows={8}
        value={form.customPrompt}
        onChange={({ target }) => changePrompt(target.value)}
        inputProps={longest}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: 1, sm: 1.5 },
          '& .MuiButton-root': { px: { xs: 1.75, sm: 2.75 } },
        }}
      >
        <SteadyButton
          variant="outlined"
          onClick={onEnhance}
          disabled={busy || enhancing || !available || !form.customPrompt.trim()}
          startIcon={<Sparkles size={18} aria-hidden />}
        >
          {enhancing ? 'Enhancing...' : 'Enhance Prompt'}
        </SteadyButton>
        {/* a late answer would change the replaced form */}
        <FavoritesButton form={form} onReplace={onReplace} disabled={enhancing} />
      </Box>
      {form.enhancedPrompt !== '' && (
        <LabelledInput
          id="enhanced-prompt"
          label="Enhanced Prompt"
          multiline
          minRows={3}
          maxRows={10}
          value={form.enhancedPrompt}
          onChange={({ target }) => dispatch({ type: 'enhancedPrompt', text: target.value })}
          helperText="Used instead of the custom prompt. Clear it to go back."
          inputProps={longest}
        />
      )}
    </Box>
  );
}
