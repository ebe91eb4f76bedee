import type { DesignFailureCause } from '../../graphql/generated/schema';
import type { DesignEntity } from './design.entity';

/** Returns how long a design was in the making, in whole seconds; null before its end and when it was never started. */
export const secondsOf = ({ startedAt, finishedAt }: DesignEntity): number | null =>
  startedAt && finishedAt && Math.max(0, Math.round((finishedAt.getTime() - startedAt.getTime()) / 1000));

/** Returns why a design failed; null when it did not. */
export const failureCauseOf = ({ state, failureCause }: DesignEntity): DesignFailureCause | null =>
  state === 'FAILED' ? (failureCause ?? 'UNKNOWN') : null;
