import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Unplug } from '../../lib/generated/icons';
import type { DesignPartsFragment } from '../../entities/design/live-designs.generated';
import { pictureUrl } from '../../entities/design/shown-design';
import type { Failure } from './design-stage';

/** The finished picture, with an entry animation. */
export const Picture = ({ design }: { design: DesignPartsFragment }) => (
  <Box
    key={design.id}
    component="img"
    src={pictureUrl(design.imageUrl, design) ?? undefined}
    alt="Generated design"
    width={design.width ?? undefined}
    height={design.height ?? undefined}
    sx={{
      width: '100%',
      height: '100%',
      objectFit: 'cover',
      display: 'block',
      '@media (prefers-reduced-motion: no-preference)': { animation: 'settle 250ms ease-out' },
      '@keyframes settle': { from: { opacity: 0, transform: 'scale(1.02)' } },
    }}
  />
);

const filling = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 1,
  p: { xs: 2.5, sm: 4 },
  borderRadius: '16px',
} as const;

/** Shows where the design will be. */
export const EmptyFrame = ({ text }: { text: string }) => (
  <Box sx={{ ...filling, border: '2px dashed', borderColor: 'divider' }}>
    <Typography
      variant="h4"
      component="p"
      sx={{
        overflowWrap: 'anywhere',
        display: '-webkit-box',
        WebkitLineClamp: 4,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
      }}
    >
      {text}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      Your generated design will appear here
    </Typography>
  </Box>
);

interface FailureFrameProps {
  failure: Failure;
  /** Requests the same design once more. */
  onRetry: (() => void) | undefined;
  /** Shows the previous design again. */
  onBack: (() => void) | undefined;
}

/** Why there is no picture, what is safe, and the next step. */
export const FailureFrame = ({ failure, onRetry, onBack }: FailureFrameProps) => (
  <Box sx={{ ...filling, border: 1, borderColor: 'divider', bgcolor: 'background.default', overflowY: 'auto' }}>
    <Box sx={{ color: 'error.main', display: 'grid' }}>
      <Unplug size={28} aria-hidden />
    </Box>
    <Typography variant="h5" component="p">
      {failure.isUnknown ? 'We do not know yet whether your request arrived' : 'No design was made'}
    </Typography>
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere', maxWidth: '44ch' }}>
      {failure.text}
    </Typography>
    <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '44ch' }}>
      {failure.safe}
    </Typography>
    {onRetry && (
      <Button size="small" variant="outlined" onClick={onRetry} sx={{ mt: 0.5 }}>
        Try again
      </Button>
    )}
    {onBack && (
      <Button size="small" variant="outlined" onClick={onBack} sx={{ mt: 0.5 }}>
        Show the design before
      </Button>
    )}
  </Box>
);

/** Mark on the frame, not in the file: the pictures are drawn by a stand-in for the AI service. */
export const SandboxMark = () => (
  <Box
    component="span"
    title="Sample pictures, until the shop has a key for the AI service"
    sx={{
      position: 'absolute',
      top: 10,
      right: 10,
      px: 1,
      py: 0.25,
      borderRadius: '999px',
      fontSize: '0.75rem',
      fontWeight: 600,
      color: '#FBF8F3',
      backgroundColor: 'rgba(23, 20, 31, 0.72)',
    }}
  >
    Sandbox
  </Box>
);
