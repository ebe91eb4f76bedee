import type { designFailureCauses } from '../../platform/observability/metrics';
import { AiRefusal } from '../../platform/providers/ai-refusal';
import { UserError } from '../user-error';
import { AiFailure } from '../ai/ai.service';
import { NotStored } from './design-files';
import type { StoredFailureCause } from './design.entity';
import { UnusablePicture } from './picture';

type Cause = (typeof designFailureCauses)[number];

/** Returns why a design failed, for the metric of failures. */
export function causeOf(error: unknown, isStopped: boolean): Cause {
  if (isStopped) return 'interrupted';
  if (error instanceof AiFailure) return error.failure;
  if (error instanceof UnusablePicture) return 'unusable_image';
  if (error instanceof NotStored) return 'storage';
  if (error instanceof AiRefusal) return error.fault;
  if (error instanceof UserError && error.code === 'NOT_FOUND') return 'unusable_image';
  if (error instanceof UserError) return error.code === 'NO_API_KEYS' ? 'no_keys' : 'limit';
  return 'internal';
}

/** Returns the cause in the contract's spelling. */
export const storedCause = (cause: Cause): StoredFailureCause => cause.toUpperCase() as Uppercase<Cause>;
