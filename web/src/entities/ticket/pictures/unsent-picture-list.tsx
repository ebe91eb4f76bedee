import Box from '@mui/material/Box';
import { UnsentPictureTile } from './unsent-picture-tile';
import type { Pictures, UnsentPicture } from './use-pictures';

interface UnsentPictureListProps {
  label: string;
  list: readonly UnsentPicture[];
  onRemove: (key: string) => void;
  onLost: Pictures['lose'];
}

/** Pictures of an unsent message. */
export function UnsentPictureList({ label, list, onRemove, onLost }: UnsentPictureListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      sx={{ listStyle: 'none', m: 0, p: 0, width: '100%', display: 'flex', flexWrap: 'wrap', gap: 2.5, pt: 1.5 }}
    >
      {list.map((picture, index) => (
        <UnsentPictureTile
          key={picture.key}
          picture={picture}
          label={`Picture ${index + 1}`}
          onRemove={() => onRemove(picture.key)}
          onLost={() => onLost(picture.key)}
        />
      ))}
    </Box>
  );
}
