import { useEffect, useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { FileUp } from '../../../lib/generated/icons';
import { itemUpload } from '../../../../../contract/catalog';
import { formatBytes } from '../../../lib/format';
import { UploadRefused } from '../../../lib/upload-image';
import { uploadItemFile, whyNotItemFile } from '../../../lib/upload-item-file';
import type { ItemValues } from './item-values';

interface FileFieldProps {
  /** Address of the stored file; null while there is none. */
  storedAt: string | null;
  /** Whether an upload is running. */
  onBusy: (busy: boolean) => void;
}

/** The file that an item delivers: chosen or dropped, and uploaded at once; it is delivered from the next save on. */
export function FileField({ storedAt, onBusy }: FileFieldProps) {
  const {
    field: { ref, value: file, onChange },
    fieldState,
  } = useController<ItemValues, 'file'>({ name: 'file' });
  const { progress, problem, send, stop } = useFileUpload(onChange, onBusy);
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const wrong = problem ?? fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={`${id}-label`}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        File to deliver
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void send(event.dataTransfer.files[0]);
        }}
        sx={{
          border: '1px dashed',
          borderColor: wrong ? 'error.main' : over ? 'primary.main' : 'thread.fieldLine',
          borderRadius: '12px',
          p: 2,
        }}
      >
        <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {file ? (
            <>
              {file.id === null && storedAt ? <MuiLink href={storedAt}>{file.name}</MuiLink> : file.name}
              {`, ${formatBytes(file.bytes)}`}
              {file.id !== null && ' (not saved yet)'}
            </>
          ) : (
            'No file yet'
          )}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
          <Button
            ref={ref}
            variant="outlined"
            size="small"
            startIcon={<FileUp size={18} aria-hidden />}
            aria-describedby={`${id}-text`}
            onClick={() => chooser.current?.click()}
          >
            {file ? 'Replace file' : 'Choose file'}
          </Button>
          {progress !== null && (
            <Button variant="text" size="small" onClick={stop}>
              Stop
            </Button>
          )}
        </Box>
        {/* opened by the button above, so it is not a tab stop of its own */}
        <input
          ref={chooser}
          type="file"
          hidden
          tabIndex={-1}
          aria-label="File to deliver: file"
          onChange={({ currentTarget }) => {
            void send(currentTarget.files?.[0]);
            // allows choosing the same file again
            currentTarget.value = '';
          }}
        />
        {progress !== null && (
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label="Uploading the file"
            sx={{ mt: 1.5, borderRadius: '4px' }}
          />
        )}
      </Box>
      <FormHelperText id={`${id}-text`} error={wrong !== undefined} role={problem ? 'alert' : undefined}>
        {wrong ?? 'At most 50 MB. Only buyers can download it. Existing orders keep their file.'}
      </FormHelperText>
    </Box>
  );
}

/** Uploads one file at a time; a new upload replaces a running one. */
function useFileUpload(onUploaded: (file: ItemValues['file']) => void, onBusy: (busy: boolean) => void) {
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const send = async (file: File | undefined) => {
    if (!file) return;
    current.current?.abort();
    const refusal = whyNotItemFile(file);
    setProblem(refusal);
    if (refusal) return;
    const control = new AbortController();
    current.current = control;
    setProgress(0);
    onBusy(true);
    try {
      onUploaded(await uploadItemFile(file, { onProgress: setProgress, signal: control.signal }));
    } catch (error) {
      if (!control.signal.aborted) setProblem(error instanceof UploadRefused ? error.message : itemUpload.failed);
    } finally {
      // a replaced upload must not reset the next one's progress
      if (current.current === control) {
        setProgress(null);
        onBusy(false);
      }
    }
  };
  return { progress, problem, send, stop: () => current.current?.abort() };
}
