import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { CircleCheck } from '../../lib/generated/icons';
import type { Banner } from './use-generation';
import { errorCode } from '../../lib/errors';

/** A success fits into the heading's row, where it covers and moves nothing. */
export const SuccessNote = ({ text }: { text: string | null }) => (
  <Box role="status" sx={{ position: text ? undefined : 'absolute' }}>
    {text && (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'success.main', fontWeight: 600 }}>
        <CircleCheck size={20} aria-hidden style={{ flex: 'none' }} />
        {text}
      </Box>
    )}
  </Box>
);

/** Errors, sticky above the content, so that they stay in sight while scrolling. */
export function GeneratorMessages({
  available,
  banner,
  onClose,
}: {
  available: boolean;
  banner: Banner | null;
  onClose: () => void;
}) {
  const opaque = {
    boxShadow: 'var(--soft-shadow)',
    backgroundImage: 'linear-gradient(var(--mui-palette-background-paper) 0 0)',
    backgroundBlendMode: 'multiply',
  } as const;
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
        <Alert severity={banner.severity} onClose={onClose} sx={opaque}>
          {banner.text}
        </Alert>
      )}
    </Box>
  );
}

/**
 * Says why the generator could not be loaded (specification, user area, section 8): not signed in, an error answer, or
 * no answer.
 */
export function setupMessage(error: unknown): string {
  if (errorCode(error) === 'UNAUTHENTICATED') return 'User not logged in';
  const isAnswered = ServerError.is(error) || CombinedGraphQLErrors.is(error);
  return isAnswered ? 'Failed to load API keys' : 'Error loading API keys';
}
