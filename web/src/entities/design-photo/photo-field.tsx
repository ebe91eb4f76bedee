import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { RefObject } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { photoPaths, photoUpload } from '../../../../contract/design-photo';
import { useUpload } from '../../components/form/use-image-upload';
import { tintOf } from '../../lib/styles';
import { ImageUp, Trash2 } from '../../lib/generated/icons';
import { uploadDesignPhoto, whyNotPhoto } from '../../lib/upload-design-photo';
import { EarlierPhotos } from './earlier-photos';
import type { UploadedPhoto } from '../../lib/upload-design-photo';

interface PhotoFieldProps {
  photo: UploadedPhoto | null;
  onChange: (photo: UploadedPhoto | null) => void;
  onBusy: (busy: boolean) => void;
}

const photoUploads = { whyNot: whyNotPhoto, upload: uploadDesignPhoto, failed: photoUpload.failed };
const hint =
  'JPEG, PNG or WebP, at most 15 MB. It is only cropped, never altered, and the place it was taken is removed.';
const gone = 'This photo is no longer there. Please add it again.';

/** The customer's own photo: chosen, dropped, pasted or taken with the camera of a phone, and uploaded at once. */
export function PhotoField({ photo, onChange, onBusy }: PhotoFieldProps) {
  const { progress, problem, say, send, stop } = useUpload(photoUploads, onChange);
  const [isOver, setOver] = useState(false);
  const [chooser, camera] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const isBusy = progress !== null;
  const report = useEffectEvent(onBusy);
  useEffect(() => {
    report(isBusy);
    return () => report(false);
  }, [isBusy]);
  return (
    <Box
      role="group"
      aria-label="Your photo"
      aria-describedby="photo-text"
      onPaste={({ clipboardData }) => void send(clipboardData.files[0])}
    >
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
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 2,
          borderRadius: '12px',
          border: '1px dashed',
          borderColor: problem ? 'error.main' : isOver ? 'primary.main' : 'thread.fieldLine',
          backgroundColor: isOver ? tintOf('primary-main', 8) : 'transparent',
        }}
      >
        {photo && (
          <Box
            component="img"
            src={photoPaths(photo.id).thumbnailUrl}
            alt="Your photo"
            onError={() => {
              onChange(null);
              say(gone);
            }}
            sx={{ maxWidth: 160, maxHeight: 120, borderRadius: '8px', display: 'block' }}
          />
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<ImageUp size={18} aria-hidden />}
            disabled={isBusy}
            onClick={() => chooser.current?.click()}
          >
            {isBusy ? 'Uploading...' : photo ? 'Replace photo' : 'Choose photo'}
          </Button>
          {!isBusy && (
            <Button variant="outlined" size="small" onClick={() => camera.current?.click()} sx={onlyOnPhones}>
              Take a photo
            </Button>
          )}
          {isBusy ? (
            <Button variant="text" size="small" onClick={stop}>
              Stop
            </Button>
          ) : photo ? (
            <Button
              variant="text"
              size="small"
              color="error"
              startIcon={<Trash2 size={18} aria-hidden />}
              onClick={() => onChange(null)}
            >
              Remove photo
            </Button>
          ) : (
            <Typography
              sx={{ color: 'text.secondary', fontSize: '0.875rem', '@media (hover: none)': { display: 'none' } }}
            >
              or drop it here
            </Typography>
          )}
          {photo?.width && (
            <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {photo.width} × {photo.height} pixels
            </Typography>
          )}
        </Box>
        <Chooser reference={chooser} label="Your photo: file" onFile={send} />
        <Chooser reference={camera} label="Your photo: camera" onFile={send} isCamera />
        {isBusy && (
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label="Uploading your photo"
            sx={{ flexBasis: '100%', borderRadius: '4px' }}
          />
        )}
      </Box>
      <FormHelperText id="photo-text" error={problem !== null} role={problem ? 'alert' : undefined}>
        {problem ?? hint}
      </FormHelperText>
      {!isBusy && <EarlierPhotos chosen={photo?.id ?? null} onChoose={onChange} />}
    </Box>
  );
}

const onlyOnPhones = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } } as const;

interface ChooserProps {
  reference: RefObject<HTMLInputElement | null>;
  label: string;
  onFile: (file: File | undefined) => Promise<void>;
  isCamera?: boolean;
}

/** Opened by a button, so it is no tab stop of its own. */
const Chooser = ({ reference, label, onFile, isCamera = false }: ChooserProps) => (
  <input
    ref={reference}
    type="file"
    hidden
    tabIndex={-1}
    accept={photoUpload.types.join(',')}
    capture={isCamera ? 'environment' : undefined}
    aria-label={label}
    onChange={({ currentTarget }) => {
      void onFile(currentTarget.files?.[0]);
      // allows choosing the same file again
      currentTarget.value = '';
    }}
  />
);
