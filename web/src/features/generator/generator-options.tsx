import { useState } from 'react';
import type { Dispatch, KeyboardEvent, ReactNode } from 'react';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { ChoiceCards } from '../../components/form/choice-cards';
import { LabelledInput } from '../../components/form/labelled-input';
import { BackgroundField } from '../../entities/design-photo/background-field';
import { ChoiceTabs } from './choice-tabs';
import { GenerateBar } from './generate-bar';
import type { GenerateBarProps } from './generate-bar';
import type { Lettering } from '../../gql/schema';
import { asksForPhoto } from './generator-form';
import type { GeneratorAction, GeneratorForm } from './generator-form';
import {
  letterings,
  nicheOptions,
  platforms,
  postTypes,
  sizes,
  styleOptions,
} from '../../entities/design/design-options';
import { PromptFields } from './prompt-fields';
import { SelectBox } from './select-box';
import type { ReplaceForm } from './use-form-undo';

export interface GeneratorOptionsProps extends Omit<GenerateBarProps, 'blocked'> {
  form: GeneratorForm;
  dispatch: Dispatch<GeneratorAction>;
  available: boolean;
  credits: number;
  onEnhance: () => void;
  onReplace: ReplaceForm;
  onLettering: (lettering: Lettering) => void;
  /** The choice of a brand; nothing for an account without one, and with drawn lettering. */
  brand?: ReactNode;
}

const textMissing = 'Primary text is required';

/** Returns why the button is disabled, as a sentence; null when it works. */
function blockedBecause({
  form,
  available,
  credits,
  isUploading,
}: Pick<GeneratorOptionsProps, 'form' | 'available' | 'credits'> & { isUploading: boolean }): string | null {
  const isPhoto = asksForPhoto(form);
  // a photo needs no AI service
  if (!available && !isPhoto) return 'No API keys available. Please try again later.';
  if (credits < 1) return 'Insufficient credits. You need at least 1 credit to generate a design.';
  if (!form.primaryText.trim()) return textMissing;
  if (isUploading && isPhoto) return 'Your photo is still uploading.';
  if (isPhoto && !form.background.photo) return 'Please add your photo.';
  return null;
}

/** The form with all inputs of a design. */
export function GeneratorOptions(props: GeneratorOptionsProps) {
  const { form, dispatch, busy, onGenerate } = props;
  const [isUploading, setUploading] = useState(false);
  const blocked = blockedBecause({ ...props, isUploading });
  // hide validation messages until the field was visited
  const [visited, setVisited] = useState(false);
  const reason = blocked === textMissing && !visited ? '' : blocked;
  // Enter alone generates nothing, because a design costs a credit and Enter is easily pressed at the end of a text.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    // a key held down sends one generation request
    if (event.repeat) return;
    if (!blocked && !busy) onGenerate();
  };
  return (
    <Card
      component="form"
      aria-label="Design options"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      sx={{
        p: { xs: 2, sm: 3.5 },
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'minmax(0, 1fr)',
        containerType: 'inline-size',
        containerName: 'options',
      }}
    >
      <ChoiceCards
        name="platform"
        label="Platform"
        value={form.platform}
        options={platforms}
        onChange={(platform) => dispatch({ type: 'platform', platform })}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container options (min-width: 35rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <ChoiceTabs
          label="Post Type"
          value={form.postType}
          options={postTypes.map((type) => ({ ...type, disabled: type.platform !== form.platform }))}
          onChange={() => undefined}
        />
        <ChoiceTabs
          label="Image Size"
          value={form.size}
          options={sizes}
          onChange={(size) => dispatch({ type: 'size', size })}
        />
      </Box>
      <LabelledInput
        id="primary-text"
        label="Primary Text"
        placeholder="Enter your primary text"
        required
        value={form.primaryText}
        onChange={({ target }) => {
          setVisited(true);
          dispatch({ type: 'primaryText', text: target.value });
        }}
        onBlur={() => setVisited(true)}
        helperText={
          form.primaryText.length > 150
            ? `${form.primaryText.length} of 200 characters${form.primaryText.length >= 200 ? '. The rest of a longer text is left out.' : ''}`
            : 'The words on the picture. Short texts work best.'
        }
        inputProps={{ maxLength: 200 }}
      />
      <ChoiceCards
        name="lettering"
        label="Who sets the words?"
        value={form.lettering}
        options={letterings}
        onChange={props.onLettering}
      />
      {form.lettering === 'SET' && (
        <BackgroundField
          background={form.background}
          onChange={(background) => dispatch({ type: 'background', background })}
          onBusy={setUploading}
        />
      )}
      {props.brand}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 3 },
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container options (min-width: 18rem)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <SelectBox
          label="Niche"
          value={form.niche}
          options={nicheOptions}
          onChange={(niche) => dispatch({ type: 'niche', niche })}
        />
        <SelectBox
          label="Style"
          value={form.style}
          options={styleOptions}
          onChange={(style) => dispatch({ type: 'style', style })}
        />
      </Box>
      <PromptFields {...props} />
      <GenerateBar
        {...props}
        blocked={reason}
        onReset={() => {
          setVisited(false);
          props.onReset();
        }}
      />
    </Card>
  );
}
