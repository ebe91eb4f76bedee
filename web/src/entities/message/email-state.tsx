import Chip from '@mui/material/Chip';
import { emailStatusLabels } from '../../../../contract/labels';
import type { EmailStatus } from '../../gql/schema';

const tones = {
  QUEUED: 'info',
  SENT: 'success',
  FAILED: 'error',
  REFUSED: 'error',
  HELD: 'warning',
  KEPT: 'warning',
} as const satisfies Record<EmailStatus, string>;

/** The state of an email as a word on its colour. */
export const EmailState = ({ status }: { status: EmailStatus }) => (
  <Chip component="span" size="small" label={emailStatusLabels[status]} color={tones[status]} />
);
