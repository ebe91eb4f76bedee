import type { Counter, LabelValues } from 'prom-client';
import type { RequestContext } from '../../context';
import { isTestAccount } from './test-account.service';

/** Counts work for an account. Work of test mode is not counted: operators watch what customers get. */
export async function countLiveWork<Label extends string>(
  ctx: RequestContext,
  userId: string,
  counter: Counter<Label>,
  labels: NoInfer<LabelValues<Label>>,
): Promise<void> {
  if (!(await isTestAccount(ctx, userId))) counter.inc(labels);
}
