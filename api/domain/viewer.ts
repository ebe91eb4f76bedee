import type { RequestContext, Viewer } from '../context';
import { AccessError } from './user-error';

/** Returns the signed-in caller. @throws AccessError UNAUTHENTICATED when anonymous. */
export function signedIn(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  return ctx.viewer;
}

export const isAdmin = (ctx: RequestContext) => ctx.viewer?.role === 'ADMIN';
