import { useState } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Images, PenLine, Shuffle } from '../../lib/generated/icons';
import { paths } from '../../lib/paths';
import { saveFile, sizesArchive } from './save-file';

// narrow enough for two in a line on a phone
const action = { flex: '1 1 auto', whiteSpace: 'nowrap', px: { xs: 1.25, sm: 2.75 } } as const;

/** Saves every size of a post as one archive. */
export function AllSizesButton({ id }: { id: string }) {
  const [asking, setAsking] = useState(false);
  const save = async () => {
    setAsking(true);
    await saveFile(sizesArchive(id), 'The sizes');
    setAsking(false);
  };
  return (
    <Button
      variant="outlined"
      startIcon={<Images size={18} aria-hidden />}
      disabled={asking}
      onClick={() => void save()}
      sx={action}
    >
      All five sizes
    </Button>
  );
}

/** Leads to the editor of a post by a document load, because that page has a content security policy of its own. */
export const StudioButton = ({ id, label }: { id: string; label: string }) => (
  <Button
    component="a"
    href={paths.user.studio.getHref(id)}
    variant="outlined"
    startIcon={<PenLine size={18} aria-hidden />}
    sx={action}
  >
    {label}
  </Button>
);

/** Address of the part of the editor that makes further designs from a post. */
export const moreHash = '#more';

/** Leads to further looks of a post, which are drawn in the editor before they are made. */
export const MoreLooksButton = ({ id }: { id: string }) => (
  <Button
    component="a"
    href={`${paths.user.studio.getHref(id)}${moreHash}`}
    variant="outlined"
    startIcon={<Shuffle size={18} aria-hidden />}
    sx={action}
  >
    More looks, free
  </Button>
);

/** The same in a corner of a picture, shown when the surrounding box is pointed at or has the focus. */
export const StudioCorner = ({ id, text }: { id: string; text: string }) => (
  <IconButton
    component="a"
    href={paths.user.studio.getHref(id)}
    size="small"
    aria-label={`Edit in Studio: ${text}`}
    title="Edit in Studio"
    sx={{
      position: 'absolute',
      top: 8,
      right: 8,
      p: 0,
      // as large as the box that selects a picture
      minWidth: 0,
      minHeight: 0,
      width: 32,
      height: 32,
      borderRadius: '10px',
      color: 'text.primary',
      bgcolor: 'background.paper',
      boxShadow: 1,
      '&:hover': { bgcolor: 'background.default' },
      opacity: 0,
      transition: 'opacity 150ms ease-out',
      '*:hover > &, *:focus-within > &': { opacity: 1 },
      '@media (hover: none)': { opacity: 1 },
    }}
  >
    <PenLine size={16} aria-hidden />
  </IconButton>
);
