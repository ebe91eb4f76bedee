import Box from '@mui/material/Box';
import { ChoiceCards } from '../../components/form/choice-cards';
import type { PictureSource } from '../../gql/schema';
import type { UploadedPhoto } from '../../lib/upload-design-photo';
import { PhotoField } from './photo-field';

const sources: readonly { value: PictureSource; label: string; text: string }[] = [
  { value: 'PAINTED', label: 'Painted by AI', text: 'From your words and your prompt.' },
  { value: 'PHOTO', label: 'My photo', text: 'Your product or place, as you took it.' },
];

/** The background of a post with set words; a photo stays while the other source is chosen. */
export interface Background {
  source: PictureSource;
  photo: UploadedPhoto | null;
}

interface BackgroundFieldProps {
  background: Background;
  onChange: (background: Background) => void;
  /** Called with whether a photo is being uploaded. */
  onBusy: (busy: boolean) => void;
}

/** Where the background of a post comes from. */
export const BackgroundField = ({ background, onChange, onBusy }: BackgroundFieldProps) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <ChoiceCards
      name="background"
      label="Background"
      value={background.source}
      options={sources}
      onChange={(source) => onChange({ ...background, source })}
    />
    {background.source === 'PHOTO' && (
      <PhotoField photo={background.photo} onChange={(photo) => onChange({ ...background, photo })} onBusy={onBusy} />
    )}
  </Box>
);
