import { memo } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Download } from '../../../lib/generated/icons';
import { sizeName } from '../post/post-keys';
import type { StudioPostFragment } from '../studio.generated';
import { useSavedFiles } from './use-saved-files';

interface DownloadButtonProps {
  print: StudioPostFragment['prints'][number];
  flush: () => Promise<boolean>;
}

/** Downloads the size in sight. */
export const DownloadButton = memo(function DownloadButton({ print, flush }: DownloadButtonProps) {
  const { busy, download } = useSavedFiles(flush);
  const href = `${print.pngUrl}?download`;
  return (
    <Button
      component="a"
      href={href}
      download
      size="small"
      loading={busy !== null}
      aria-label={`Download: ${sizeName(print.size)}`}
      onClick={download(href, 'The picture')}
      sx={{ ml: { xs: 0.5, sm: 1 }, px: { xs: 1.25, sm: 2 }, minWidth: 0, gap: 1 }}
    >
      <Download size={18} aria-hidden />
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        Download
      </Box>
    </Button>
  );
});
