import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { confirm } from '../../components/feedback/confirm';
import { Refused } from '../../components/feedback/confirm-question';
import { formatDateTime } from '../../lib/format';
import { Trash2 } from '../../lib/generated/icons';
import type { UploadedPhoto } from '../../lib/upload-design-photo';
import { useDeleteDesignPhotoMutation, useDesignPhotosQuery } from './photos.generated';
import type { DesignPhotosQuery } from './photos.generated';

type Photo = NonNullable<DesignPhotosQuery['me']>['designPhotos'][number];

interface EarlierPhotosProps {
  /** Id of the photo that is chosen; null for none. */
  chosen: string | null;
  onChoose: (photo: UploadedPhoto | null) => void;
}

/** The account's earlier photos, to choose one again; those that no design uses can be deleted. */
export function EarlierPhotos({ chosen, onChoose }: EarlierPhotosProps) {
  const { data, error, refetch } = useDesignPhotosQuery({ fetchPolicy: 'cache-and-network' });
  const [remove] = useDeleteDesignPhotoMutation();
  const photos = data?.me?.designPhotos ?? [];
  const ask = (photo: Photo) =>
    confirm({
      title: 'Delete this photo?',
      text: 'No design uses it. It can’t be restored.',
      confirmText: 'Delete photo',
      danger: true,
      action: async () => {
        const answer = await remove({ variables: { id: photo.id } });
        const refusal = answer.data?.deleteDesignPhoto.errors[0];
        if (refusal) throw new Refused(refusal.message);
        if (photo.id === chosen) onChoose(null);
      },
    });
  if (error && photos.length === 0)
    return (
      <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1 }}>
        Your earlier photos could not be loaded.{' '}
        <Button variant="text" size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Typography>
    );
  if (photos.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography id="earlier-photos" sx={{ fontWeight: 600, fontSize: '0.9375rem', mb: 1 }}>
        Earlier photos
      </Typography>
      <Box component="ul" aria-labelledby="earlier-photos" sx={list}>
        {photos.map((photo) => {
          const name = `Photo of ${formatDateTime(photo.createdAt)}`;
          return (
            <Box component="li" key={photo.id} sx={{ position: 'relative' }}>
              <ButtonBase
                aria-label={`${name}, ${photo.width} × ${photo.height} pixels${photo.isUsed ? ', in use' : ''}`}
                aria-pressed={photo.id === chosen}
                onClick={() => {
                  const { id, width, height } = photo;
                  onChoose({ id, width, height });
                }}
                sx={tile}
              >
                <img src={photo.thumbnailUrl} alt="" loading="lazy" />
              </ButtonBase>
              {photo.isUsed ? (
                <Typography sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>In use</Typography>
              ) : (
                <IconButton
                  size="small"
                  color="error"
                  aria-label={`Delete: ${name}`}
                  onClick={() => void ask(photo)}
                  sx={{ ml: -0.75 }}
                >
                  <Trash2 size={16} aria-hidden />
                </IconButton>
              )}
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}

const list = {
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  m: 0,
  p: 0,
  listStyle: 'none',
  maxHeight: 260,
  overflowY: 'auto',
} as const;

const tile = {
  display: 'block',
  width: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: '8px',
  border: '2px solid',
  borderColor: 'divider',
  '& img': { width: '100%', height: '100%', objectFit: 'cover', display: 'block' },
  '&[aria-pressed="true"]': { borderColor: 'primary.main' },
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: '2px' },
} as const;
