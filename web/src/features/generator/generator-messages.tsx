import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { Banner } from './use-generation';
import { errorCode } from '../../lib/errors';
import { tintOf } from '../../lib/styles';

/** Errors and successes, sticky above the content, so that they stay in sight while scrolling. */
export function GeneratorMessages({
  available,
  banner,
  onClose,
}: {
  available: boolean;
  banner: Banner | null;
  onClose: () => void;
}) {
  return (
    <Box
      aria-live="polite"
      sx={{
        mb: banner || !available ? 2.5 : 0,
        display: 'grid',
        gap: 1.5,
        position: banner ? 'sticky' : 'static',
        top: 12,
        zIndex: 3,
      }}
    >
      {!available && <Alert severity="warning">No API keys available. Please contact administrator.</Alert>}
      {banner && (
        <Alert
          severity={banner.severity}
          role={banner.severity === 'success' ? 'status' : 'alert'}
          onClose={onClose}
          sx={opaque(banner.severity)}
        >
          {banner.text}
        </Alert>
      )}
    </Box>
  );
}

/** The content scrolls below the message, in its usual tone. */
const opaque = (severity: Banner['severity']) => ({
  boxShadow: 'var(--soft-shadow)',
  backgroundColor: 'background.paper',
  backgroundImage: `linear-gradient(${tintOf(`${severity}-main`, 9)} 0 0)`,
});

/**
 * Says why the generator could not be loaded (specification, user area, section 8): not signed in, an error answer, or
 * no answer.
 */
export function setupMessage(error: unknown): string {
  if (errorCode(error) === 'UNAUTHENTICATED') return 'User not logged in';
  const isAnswered = ServerError.is(error) || CombinedGraphQLErrors.is(error);
  return isAnswered ? 'Failed to load API keys' : 'Error loading API keys';
}
