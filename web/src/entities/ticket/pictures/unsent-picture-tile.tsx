import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { ImageOff, X } from '../../../lib/generated/icons';
import type { UnsentPicture } from './use-pictures';

const side = 96;

interface UnsentPictureTileProps {
  picture: UnsentPicture;
  /** Such as 'Picture 1'. */
  label: string;
  onRemove: () => void;
  /** Called when an uploaded picture cannot be displayed. */
  onLost: () => void;
}

/** A picture of an unsent message: its progress, its problem, and a button that removes it. */
export function UnsentPictureTile({ picture, label, onRemove, onLost }: UnsentPictureTileProps) {
  const { name, preview, progress, problem, again, uploaded } = picture;
  const [broken, setBroken] = useState(false);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'center', ...(problem !== null && { flexBasis: '100%' }) }}
    >
      <Box
        sx={{
          position: 'relative',
          flex: 'none',
          width: side,
          height: side,
          borderRadius: '12px',
          border: 1,
          borderColor: problem === null ? 'divider' : 'error.main',
          bgcolor: 'background.default',
          display: 'grid',
          placeItems: 'center',
          color: 'text.secondary',
        }}
      >
        {preview && !broken ? (
          <Box
            component="img"
            src={preview}
            alt={`${label}: ${name}`}
            onError={() => {
              setBroken(true);
              if (uploaded) onLost();
            }}
            sx={{
              width: side - 2,
              height: side - 2,
              objectFit: 'cover',
              borderRadius: '11px',
              opacity: progress === null ? 1 : 0.6,
            }}
          />
        ) : (
          <ImageOff size={24} role="img" aria-label={`${label}: ${name}`} />
        )}
        {progress !== null && (
          <LinearProgress
            variant="determinate"
            value={Math.round(progress * 100)}
            aria-label={`Uploading ${label.toLowerCase()}`}
            sx={{ position: 'absolute', left: 8, right: 8, bottom: 8, borderRadius: '4px' }}
          />
        )}
        <IconButton
          aria-label={`Remove ${label.toLowerCase()}`}
          onClick={onRemove}
          size="small"
          sx={{
            position: 'absolute',
            top: -12,
            right: -12,
            width: 32,
            height: 32,
            minWidth: 0,
            minHeight: 0,
            p: 0,
            borderRadius: '50%',
            bgcolor: 'background.paper',
            color: 'text.primary',
            border: 1,
            borderColor: 'divider',
            '&:hover': { bgcolor: 'background.default' },
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </Box>
      {problem !== null && (
        <Box sx={{ minWidth: 0, pl: 0.5, display: 'grid', justifyItems: 'start', fontSize: '0.875rem' }}>
          <Box role="alert" sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>
            {problem}
          </Box>
          {again && (
            <Button size="small" variant="text" onClick={again} sx={{ ml: -1 }}>
              Try again
            </Button>
          )}
        </Box>
      )}
    </Box>
  );
}
