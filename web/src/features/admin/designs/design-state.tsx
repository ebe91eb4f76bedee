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

/** Returns a cost of at least two places: '0.04' for '0.0400', '0.0395' as it is. */
export const formatCost = (cost: string): string => cost.replace(/0{1,2}$/, '');

/** Formats as '9 s' or '2 min 5 s'. */
export function formatSeconds(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Returns how long a design took from the request to its end, such as '9 s' or '2 min 5 s'; null before its end. */
export function timeTaken({ createdAt, finishedAt }: { createdAt: string; finishedAt: string | null }): string | null {
  if (!finishedAt) return null;
  return formatSeconds(Math.max(0, Math.round((Date.parse(finishedAt) - Date.parse(createdAt)) / 1000)));
}
