import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { Download, Share2 } from '../../../lib/generated/icons';
import { SteadyButton } from '../../../components/form/steady-button';
import type { PostDocument } from '../../../../../studio/posts/document';
import type { PostSize } from '../../../../../studio/posts/sizes';
import { sizeName } from '../post/post-keys';
import type { StudioPostFragment } from '../studio.generated';
import { Section } from './section';
import { useSavedFiles } from './use-saved-files';
import { canShare, useSharing } from './use-sharing';

interface DownloadsProps {
  prints: StudioPostFragment['prints'];
  archiveUrl: string;
  size: PostSize;
  post: PostDocument;
  /** Saves the post. A print shows what is saved. */
  flush: () => Promise<boolean>;
}

/** Every size as a file, and all of them. */
export function Downloads({ prints, archiveUrl, size, post, flush }: DownloadsProps) {
  const { busy, download } = useSavedFiles(flush);
  const shown = prints.find((print) => print.size === size);
  return (
    <Section title="Download">
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {prints.map((print) => (
          <Box key={print.size} component="li" sx={row}>
            <Box component="span" sx={{ flex: 1 }}>
              {sizeName(print.size)}{' '}
              <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {print.width} × {print.height}
              </Box>
            </Box>
            {(['PNG', 'JPG'] as const).map((format) => {
              const href = `${format === 'PNG' ? print.pngUrl : print.jpgUrl}?download`;
              return (
                <MuiLink
                  key={format}
                  href={href}
                  download
                  onClick={download(href, 'The picture')}
                  aria-busy={busy === href}
                  aria-label={`Download ${sizeName(print.size)} as ${format}`}
                  sx={{ fontWeight: 600, fontSize: '0.875rem', py: 1, opacity: busy === href ? 0.5 : 1 }}
                >
                  {format}
                </MuiLink>
              );
            })}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          component="a"
          href={archiveUrl}
          download
          onClick={download(archiveUrl, 'The sizes')}
          loading={busy === archiveUrl}
          startIcon={<Download size={18} aria-hidden />}
        >
          Download all
        </Button>
        {shown && canShare() && <ShareButton path={shown.jpgUrl} {...{ size, post, flush }} />}
      </Box>
    </Section>
  );
}

interface ShareButtonProps extends Pick<DownloadsProps, 'size' | 'post' | 'flush'> {
  path: string;
}

/** Hands the size in sight to another app. */
function ShareButton({ path, size, post, flush }: ShareButtonProps) {
  const { isLoading, isReady, share } = useSharing({ path, name: `${sizeName(size)}.jpg`, content: post, flush });
  return (
    <>
      <SteadyButton
        variant="outlined"
        loading={isLoading}
        loadingPosition="start"
        startIcon={<Share2 size={18} aria-hidden />}
        onClick={() => void share()}
      >
        {isReady ? 'Share now' : `Share ${sizeName(size).toLowerCase()}`}
      </SteadyButton>
      <Box role="status" sx={{ flexBasis: '100%', color: 'text.secondary', fontSize: '0.875rem' }}>
        {isLoading ? 'The picture is loading.' : isReady && 'The picture is ready. Press Share now.'}
      </Box>
    </>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
} as const;
