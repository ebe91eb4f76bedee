import { useEffect, useState } from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import Cropper from 'react-easy-crop';
import type { Area } from 'react-easy-crop';
import { SteadyButton } from './steady-button';
import { cutPart } from './cut-part';

/** Shapes of a part, with width divided by height. */
const shapes = [
  { name: 'Square', aspect: 1 },
  { name: '4:3', aspect: 4 / 3 },
  { name: '16:9', aspect: 16 / 9 },
  { name: '3:4', aspect: 3 / 4 },
];

/** Longest side of the part in pixels: enough for a portrait, or for a picture of a page, on any screen. */
const mostPixels = { round: 512, other: 1_600 };

interface CropDialogProps {
  file: Blob;
  /** A portrait: the part is a square, and shown round. */
  round: boolean;
  /** Receives the cropped file; null when it was cancelled. */
  onClose: (cut: File | null) => void;
}

/** Lets the user choose a part of a picture: by pointer, touch or arrow keys. */
export function CropDialog({ file, round, onClose }: CropDialogProps) {
  const address = useAddressOf(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [aspect, setAspect] = useState(1);
  const [part, setPart] = useState<Area | null>(null);
  const [busy, setBusy] = useState(false);
  const [damaged, setDamaged] = useState(false);

  const use = async () => {
    if (!part) return;
    setBusy(true);
    try {
      onClose(await cutPart(file, part, round ? mostPixels.round : mostPixels.other));
    } catch {
      setDamaged(true);
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={() => onClose(null)} aria-labelledby="crop-title" maxWidth="xs" fullWidth>
      <DialogTitle id="crop-title">Choose the part to show</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Box sx={{ position: 'relative', height: 300, borderRadius: '12px', overflow: 'hidden', bgcolor: '#12101C' }}>
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            aspect={aspect}
            cropShape={round ? 'round' : 'rect'}
            showGrid={!round}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setPart(pixels)}
            cropperProps={{ role: 'group', 'aria-label': 'Part of the picture: move it with the arrow keys' }}
            mediaProps={{ alt: '', onError: () => setDamaged(true) }}
          />
        </Box>
        {!round && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={aspect}
            aria-label="Shape"
            onChange={(_event, next: number | null) => next && setAspect(next)}
          >
            {shapes.map((shape) => (
              <ToggleButton key={shape.name} value={shape.aspect} sx={{ px: 1.5 }}>
                {shape.name}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2.5, px: 0.5 }}>
          <Typography component="span" id="crop-zoom" sx={{ fontWeight: 600, fontSize: '0.9375rem' }}>
            Zoom
          </Typography>
          <Slider
            aria-labelledby="crop-zoom"
            value={zoom}
            min={1}
            max={3}
            step={0.05}
            onChange={(_event, value) => setZoom(Number(value))}
          />
        </Box>
        {damaged && <Alert severity="error">This picture can't be read. Please choose another one.</Alert>}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => onClose(null)}>
          Cancel
        </Button>
        <SteadyButton loading={busy} disabled={!part || damaged} onClick={() => void use()}>
          Use this part
        </SteadyButton>
      </DialogActions>
    </Dialog>
  );
}

/** Provides an object URL of a file while the component is mounted. */
function useAddressOf(file: Blob): string {
  const [address] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return address;
}
