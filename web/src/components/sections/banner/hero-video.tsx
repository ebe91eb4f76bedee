import { useState } from 'react';
import Box from '@mui/material/Box';
import { youTubeId } from '../../../../../contract/youtube';
import { Play } from '../../../lib/generated/icons';
import { tintOf } from '../../../lib/styles';
import { onDemand } from '../../feedback/on-demand';
import { Picture } from '../../picture/picture';

const useDialog = onDemand(() => import('./video-dialog').then(({ VideoDialog }) => VideoDialog));

/** A thumbnail that opens the video in a dialog. Nothing is loaded from YouTube before that. */
export function HeroVideo({ video }: { video: { link: string; thumbnail: string } }) {
  const [open, setOpen] = useState(false);
  const [Dialog, whenLoaded] = useDialog();
  const id = youTubeId(video.link);
  if (!id) return null;
  return (
    <>
      <Box
        component="button"
        type="button"
        onClick={() => whenLoaded(() => setOpen(true))}
        aria-label="Play the video"
        sx={{
          mt: 4,
          position: 'relative',
          display: 'block',
          width: 240,
          p: 0,
          border: 0,
          borderRadius: '16px',
          overflow: 'hidden',
          cursor: 'pointer',
          backgroundColor: 'transparent',
        }}
      >
        {video.thumbnail ? (
          <Picture src={video.thumbnail} alt="" width={240} height={135} sx={{ aspectRatio: '16 / 9' }} />
        ) : (
          <Box sx={{ aspectRatio: '16 / 9', backgroundColor: tintOf('primary-main', 16) }} />
        )}
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            m: 'auto',
            width: 56,
            height: 56,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            backgroundColor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Play size={24} fill="currentColor" aria-hidden />
        </Box>
      </Box>
      {Dialog && <Dialog id={id} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
