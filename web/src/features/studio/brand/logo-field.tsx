import { useEffect, useId, useRef, useState } from 'react';
import type { DragEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import type { Brand } from '../../../../../studio/posts/brand';
import { imageUpload } from '../../../../../contract/uploads';
import { ImageUp, Trash2 } from '../../../lib/generated/icons';
import { UploadRefused, uploadLogo } from '../../../lib/upload-image';
import { LogoBackground } from './logo-background';
import { logoGrounds } from './brand-look';

interface LogoFieldProps {
  name: 'logo.light' | 'logo.dark';
  label: string;
  /** What it is shown on here. */
  ground: 'light' | 'dark';
}

/** A logo of the surrounding Form: chosen or dropped, uploaded at once. */
export function LogoField({ name, label, ground }: LogoFieldProps) {
  const id = useId();
  const {
    field: { ref, value: logo, onChange },
    fieldState: { error },
  } = useController<Brand, typeof name>({ name });
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);
  const send = async (file: File | undefined) => {
    if (!file) return;
    control.current?.abort();
    const current = new AbortController();
    control.current = current;
    setProblem(null);
    setBusy(true);
    try {
      onChange(await uploadLogo(file, { onProgress: () => undefined, signal: current.signal }));
    } catch (failure) {
      if (!current.signal.aborted) setProblem(failure instanceof UploadRefused ? failure.message : imageUpload.failed);
    } finally {
      if (control.current === current) setBusy(false);
    }
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void send(event.dataTransfer.files[0]);
  };
  const wrong = problem ?? error?.message;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-text`} data-field={name}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        {label}
      </Typography>
      <Box
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
        sx={box}
        style={{ backgroundColor: logoGrounds[ground] }}
      >
        {logo ? (
          <Box
            component="img"
            src={logo.image}
            alt={`Logo ${label.toLowerCase()}`}
            sx={{ maxWidth: '80%', maxHeight: 72, objectFit: 'contain' }}
          />
        ) : (
          <Typography variant="body2" style={{ color: ground === 'light' ? '#5d5767' : '#c9c3d6' }}>
            {isBusy ? 'Uploading...' : 'No logo yet'}
          </Typography>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          ref={ref}
          variant="outlined"
          size="small"
          startIcon={<ImageUp size={18} aria-hidden />}
          disabled={isBusy}
          onClick={() => chooser.current?.click()}
        >
          {isBusy ? 'Uploading...' : logo ? 'Replace' : 'Choose'}
        </Button>
        {logo && !isBusy && (
          <Button
            variant="text"
            size="small"
            color="error"
            startIcon={<Trash2 size={18} aria-hidden />}
            onClick={() => onChange(null)}
          >
            Remove
          </Button>
        )}
      </Box>
      {logo && !isBusy && <LogoBackground logo={logo} label={label} onChange={onChange} />}
      {/* opened by the button above, so it is not a tab stop of its own */}
      <input
        ref={chooser}
        type="file"
        hidden
        tabIndex={-1}
        accept={[...imageUpload.types, 'image/svg+xml'].join(',')}
        aria-label={`${label}: file`}
        onChange={({ currentTarget }) => {
          void send(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
      <FormHelperText id={`${id}-text`} error={wrong !== undefined} role={problem ? 'alert' : undefined}>
        {wrong ?? 'SVG, PNG, WebP or JPEG, at most 2 MB; best without a background.'}
      </FormHelperText>
    </Box>
  );
}

const box = {
  display: 'grid',
  placeItems: 'center',
  minHeight: 112,
  p: 2,
  border: '1px dashed',
  borderColor: 'thread.fieldLine',
  borderRadius: '12px',
} as const;
