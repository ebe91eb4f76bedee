import Chip from '@mui/material/Chip';
import { emailStatusLabels } from '../../../../contract/labels';
import type { EmailStatus } from '../../gql/schema';

export type ShownEmailStatus = Exclude<EmailStatus, 'KEPT'>;

/** Returns the state by its present name: KEPT is the earlier one, which only filters take. */
export const shownStatus = (status: EmailStatus): ShownEmailStatus => (status === 'KEPT' ? 'NOT_SENT' : status);

const tones = {
  QUEUED: 'info',
  SENT: 'success',
  FAILED: 'error',
  REFUSED: 'error',
  HELD: 'warning',
  NOT_SENT: 'warning',
} as const satisfies Record<ShownEmailStatus, string>;

/** The state of an email as a word on its colour. */
export const EmailState = ({ status }: { status: EmailStatus }) => (
  <Chip
    component="span"
    size="small"
    label={emailStatusLabels[shownStatus(status)]}
    color={tones[shownStatus(status)]}
  />
);
