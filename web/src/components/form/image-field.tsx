import { useId, useRef, useState } from 'react';
import type { ClipboardEvent, DragEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { Crop, ImageUp, Trash2 } from '../../lib/generated/icons';
import { imageUpload } from '../../../../contract/uploads';
import { isImageAddress } from '../../../../contract/section-fields';
import { tintOf } from '../../lib/styles';
import { queryLimitMs } from '../../lib/time-limit';
import { lazyDialog } from '../feedback/lazy-dialog';
import { LabelledInput } from './labelled-input';
import { Picture } from '../picture/picture';
import { useImageUpload } from './use-image-upload';

const CropDialog = lazyDialog(() => import('./crop-dialog').then(({ CropDialog }) => CropDialog));

interface ImageFieldProps {
  name: string;
  label: string;
  hint?: string;
  /** Shown when there is no image, such as the name of an icon. */
  instead?: string;
  /** Texts of its buttons. */
  words?: { choose: string; change: string; remove: string };
  /** A portrait: the image is cropped to a square before the upload, and shown round. */
  round?: boolean;
  /** A picture of a page: a part can be cut out of it, and the address of an image elsewhere can be entered. */
  isOfPage?: boolean;
  /** Called after an upload. */
  onUploaded?: () => void;
  /** Called when an image was refused, in addition to the message at the field. */
  onRefused?: (sentence: string) => void;
}

/**
 * An image of the surrounding Form, stored as its address; blank is none. It is chosen, dropped or pasted, and uploaded
 * at once.
 */
export function ImageField({
  name,
  label,
  hint = 'PNG, JPEG, WebP or GIF, at most 2 MB. You can also drop or paste one here.',
  instead = '',
  words = { choose: 'Choose image', change: 'Replace image', remove: 'Remove image' },
  round = false,
  isOfPage = false,
  onUploaded,
  onRefused,
}: ImageFieldProps) {
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<Record<string, string>>({ name });
  const [over, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const [uncut, setUncut] = useState<Blob | null>(null);
  const take = (uploaded: string) => {
    onChange(uploaded);
    onUploaded?.();
  };
  const { progress, problem, refuse, say, send, stop } = useImageUpload(take, onRefused);
  /** Uploads a file, or opens the crop dialog first. */
  const receive = (file: File | undefined) => {
    if (!round || !file || refuse(file)) void send(file);
    else setUncut(file);
  };
  const url = isImageAddress(value ?? '') ? (value ?? '') : '';
  /** Opens the crop dialog with the image in use; the browser may not read one of another site. */
  const cut = async () => {
    const answer = await fetch(url, { signal: AbortSignal.timeout(queryLimitMs) }).catch(() => null);
    if (answer?.ok) setUncut(await answer.blob());
    else say('This image could not be loaded. Please choose it again.');
  };
  const busy = progress !== null;
  const wrong = problem ?? fieldState.error?.message;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    receive(event.dataTransfer.files[0]);
  };
  const paste = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    receive(file);
  };
  return (
    <Box data-field={name} role="group" aria-labelledby={`${id}-label`} aria-describedby={`${id}-text`} onPaste={paste}>
      <Typography id={`${id}-label`} sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        {label}
      </Typography>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderRadius: '12px',
          border: '1px dashed',
          borderColor: wrong ? 'error.main' : over ? 'primary.main' : 'thread.fieldLine',
          backgroundColor: over ? tintOf('primary-main', 8) : 'transparent',
        }}
      >
        {url && (
          <Picture
            src={url}
            alt={`${label}: the image in use`}
            sx={{
              width: 96,
              height: 96,
              flex: 'none',
              borderRadius: round ? '50%' : '12px',
              overflow: 'hidden',
              // show all of it: a logo is not square
              ...(!round && { backgroundColor: 'common.white', '& img': { objectFit: 'contain !important' } }),
            }}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={ref}
            variant="outlined"
            size="small"
            startIcon={<ImageUp size={18} aria-hidden />}
            disabled={busy}
            onClick={() => chooser.current?.click()}
          >
            {busy ? 'Uploading...' : url ? words.change : words.choose}
          </Button>
          {isOfPage && url.startsWith('/') && !busy && (
            <Button
              variant="text"
              size="small"
              startIcon={<Crop size={18} aria-hidden />}
              aria-label={`Crop: ${label}`}
              onClick={() => void cut()}
            >
              Crop
            </Button>
          )}
          {url && !busy && (
            <Button
              variant="text"
              size="small"
              color="error"
              startIcon={<Trash2 size={18} aria-hidden />}
              onClick={() => onChange(instead)}
            >
              {words.remove}
            </Button>
          )}
          {busy && (
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
          accept={imageUpload.types.join(',')}
          aria-label={`${label}: file`}
          onChange={({ currentTarget }) => {
            receive(currentTarget.files?.[0]);
            // allows choosing the same file again
            currentTarget.value = '';
          }}
        />
        {busy && (
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label={`Uploading ${label.toLowerCase()}`}
            sx={{ flexBasis: '100%', borderRadius: '4px' }}
          />
        )}
      </Box>
      {uncut && (
        <CropDialog
          file={uncut}
          round={round}
          onClose={(cut) => {
            setUncut(null);
            void send(cut ?? undefined);
          }}
        />
      )}
      {isOfPage && (
        <LabelledInput
          id={`${id}-address`}
          size="small"
          label={`${label} address`}
          placeholder="https://"
          value={value ?? ''}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          error={wrong !== undefined}
          inputProps={{ inputMode: 'url', maxLength: 500, 'aria-describedby': `${id}-text` }}
          sx={{ mt: 1.5 }}
        />
      )}
      <FormHelperText id={`${id}-text`} error={wrong !== undefined} role={problem ? 'alert' : undefined}>
        {wrong ?? hint}
      </FormHelperText>
    </Box>
  );
}
