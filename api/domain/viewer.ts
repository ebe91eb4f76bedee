import type { RequestContext, Viewer } from '../context';
import { AccessError } from './user-error';

/** Returns the signed-in caller. @throws AccessError UNAUTHENTICATED when anonymous. */
export function signedIn(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  return ctx.viewer;
}

/** The refusal of an Admin who has to set up two-step sign-in first. */
export const twoStepRequired = () =>
  new AccessError('TWO_STEP_REQUIRED', 'Admins of this shop need two-step sign-in. Please set it up in your profile.');

/** Refuses everybody but an Admin. @throws AccessError UNAUTHENTICATED, TWO_STEP_REQUIRED, FORBIDDEN. */
export function signedInAdmin(ctx: RequestContext): Viewer {
  const viewer = signedIn(ctx);
  if (viewer.lacksTwoStep) throw twoStepRequired();
  if (viewer.role !== 'ADMIN') throw new AccessError('FORBIDDEN', 'You have no access to this.');
  return viewer;
}

export const isAdmin = (ctx: RequestContext) => ctx.viewer?.role === 'ADMIN';
