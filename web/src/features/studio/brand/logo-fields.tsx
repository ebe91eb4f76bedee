import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormContext, useWatch } from 'react-hook-form';
import { coloursFrom } from '../../../../../studio/posts/logo-colours';
import type { Brand } from '../../../../../studio/posts/brand';
import { SelectField } from '../../../components/form/select-field';
import { errorMessage } from '../../../lib/errors';
import { Pipette } from '../../../lib/generated/icons';
import { useReadLogoMutation } from './brand.generated';
import { LogoField } from './logo-field';

export const cornerOptions = [
  { value: 'TOP_LEFT', label: 'Upper left' },
  { value: 'TOP_RIGHT', label: 'Upper right' },
  { value: 'BOTTOM_LEFT', label: 'Lower left' },
  { value: 'BOTTOM_RIGHT', label: 'Lower right' },
] as const;

/** The logo for light and dark grounds, where it stands, and the colours that can be read from it. */
export function LogoFields() {
  const { setValue } = useFormContext<Brand>();
  const logo = useWatch<Brand, 'logo'>({ name: 'logo' });
  const [read, { loading }] = useReadLogoMutation();
  const [said, setSaid] = useState<{ text: string; isProblem: boolean } | null>(null);
  const mark = logo.light ?? logo.dark;
  const take = async (image: string) => {
    try {
      const { data } = await read({ variables: { image } });
      const refusal = data?.readLogo.errors[0];
      const colours = coloursFrom(data?.readLogo.colors ?? []);
      if (refusal || !colours) {
        setSaid({ text: refusal?.message ?? 'This logo has no colours to read.', isProblem: true });
        return;
      }
      setValue('colors', colours, { shouldDirty: true, shouldValidate: true });
      setSaid({ text: 'The colours below are read from your logo now.', isProblem: false });
    } catch (error) {
      setSaid({ text: errorMessage(error), isProblem: true });
    }
  };
  return (
    <>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        <LogoField name="logo.light" label="For light grounds" ground="light" />
        <LogoField name="logo.dark" label="For dark grounds" ground="dark" />
      </Box>
      <SelectField
        name="logo.corner"
        label="Corner"
        options={cornerOptions}
        hint="Where words stand there, it takes a free corner. A picture that is too light or too dark for it gets a plate behind it."
      />
      {mark && (
        <Box>
          <Button
            variant="outlined"
            startIcon={<Pipette size={18} aria-hidden />}
            disabled={loading}
            onClick={() => void take(mark.image)}
          >
            {loading ? 'Reading...' : 'Read the colours from the logo'}
          </Button>
          <FormHelperText role="status" error={said?.isProblem === true}>
            {said?.text}
          </FormHelperText>
        </Box>
      )}
    </>
  );
}
