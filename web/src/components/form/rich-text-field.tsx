import { useCallback, useId } from 'react';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { lazyPart } from '../feedback/lazy-part';

const waiting = (height: number) => <Skeleton variant="rounded" height={height} sx={{ borderRadius: '12px' }} />;
const load = () => import('./rich-text-editor').then(({ RichTextEditor }) => RichTextEditor);
const LineEditor = lazyPart(load, waiting(108));
const BlockEditor = lazyPart(load, waiting(360));

interface RichTextFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** A whole text with headings and lists; otherwise one or a few lines with text marks and links. */
  block?: boolean;
}

/** HTML of the surrounding Form, edited as it will look. The server removes unsafe markup. */
export function RichTextField({ name, label, hint, block = false }: RichTextFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState: { error },
  } = useController<Record<string, string>>({ name });
  const id = useId();
  // the form uses this to focus an invalid field
  const onReady = useCallback((focus: () => void) => ref({ focus }), [ref]);
  const words = error?.message ?? hint;
  const RichTextEditor = block ? BlockEditor : LineEditor;
  return (
    <Box data-field={name}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        {label}
      </Typography>
      <RichTextEditor
        value={value ?? ''}
        onChange={onChange}
        onBlur={onBlur}
        onReady={onReady}
        labelledBy={`${id}-label`}
        describedBy={words ? `${id}-text` : undefined}
        invalid={error !== undefined}
        block={block}
      />
      {words && (
        <FormHelperText id={`${id}-text`} error={error !== undefined}>
          {words}
        </FormHelperText>
      )}
    </Box>
  );
}
