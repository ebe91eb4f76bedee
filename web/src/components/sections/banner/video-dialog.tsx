import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { X } from '../../../lib/generated/icons';

interface VideoDialogProps {
  /** Of YouTube. */
  id: string;
  open: boolean;
  onClose: () => void;
}

/** Plays a video of YouTube. */
export const VideoDialog = ({ id, open, onClose }: VideoDialogProps) => (
  <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth slotProps={{ paper: { 'aria-label': 'Video' } }}>
    <IconButton aria-label="Close the video" onClick={onClose} sx={{ alignSelf: 'flex-end', m: 1 }}>
      <X size={22} aria-hidden />
    </IconButton>
    <Box
      component="iframe"
      title="Video"
      src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', border: 0 }}
    />
  </Dialog>
);
