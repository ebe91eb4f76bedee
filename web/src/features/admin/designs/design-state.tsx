import Chip from '@mui/material/Chip';
import { designStatusLabels } from '../../../../../contract/labels';
import type { DesignStatus } from '../../../gql/schema';

const tones = {
  SUCCEEDED: 'success',
  QUEUED: 'warning',
  RUNNING: 'info',
  FAILED: 'error',
  CANCELLED: 'default',
} as const satisfies Record<DesignStatus, string>;

/** The state of a design as a word on its colour. */
export const DesignState = ({ status }: { status: DesignStatus }) => (
  <Chip component="span" size="small" label={designStatusLabels[status]} color={tones[status]} />
);
