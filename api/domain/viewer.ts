import { isAdminScope } from '../../contract/token-scopes';
import type { RequestContext, Viewer } from '../context';
import type { TokenScope } from '../graphql/generated/schema';
import { AccessError } from './user-error';

/** Returns the signed-in caller. @throws AccessError UNAUTHENTICATED when anonymous. */
export function signedIn(ctx: RequestContext): Viewer {
  if (!ctx.viewer) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  return ctx.viewer;
}

/** The refusal of an Admin who has to set up two-step sign-in first. */
export const twoStepRequired = () =>
  new AccessError('TWO_STEP_REQUIRED', 'Admins of this shop need two-step sign-in. Please set it up in your profile.');

/** Refuses all callers but Admins. @throws AccessError UNAUTHENTICATED, TWO_STEP_REQUIRED, FORBIDDEN. */
export function signedInAdmin(ctx: RequestContext): Viewer {
  const viewer = signedIn(ctx);
  if (viewer.lacksTwoStep) throw twoStepRequired();
  if (viewer.role !== 'ADMIN') throw new AccessError('FORBIDDEN', 'You have no access to this.');
  return viewer;
}

/**
 * Whether the caller may do an Admin's work here, such as reading what belongs to others.
 * @param scope what a personal access token needs for it
 */
export const isAdmin = ({ viewer }: RequestContext, scope: TokenScope): boolean =>
  viewer?.role === 'ADMIN' && (viewer.scopes === null || viewer.scopes.includes(scope));

/** The refusal of a token without a scope that it needs. */
function scopeMissing(viewer: Viewer, needed: readonly TokenScope[]): AccessError {
  if (viewer.lacksTwoStep && needed.some(isAdminScope)) return twoStepRequired();
  const attainable = needed.filter((scope) => !isAdminScope(scope));
  const named = viewer.role === 'ADMIN' || attainable.length === 0 ? needed : attainable;
  return new AccessError('FORBIDDEN', `This access token needs the scope ${named.join(' or ')}.`, { scope: named[0] });
}

/** The refusal of a token where only a session is accepted. */
const sessionNeeded = () =>
  new AccessError('FORBIDDEN', 'An access token cannot do this. Please sign in to the website.', { scope: null });

/** What a personal access token needs: one of these scopes, none for an empty list; or a session instead. */
export type ScopeRule = readonly TokenScope[] | 'sessionOnly';

/**
 * Refuses a personal access token that lacks the scopes for something; sessions and anonymous callers pass.
 * @param isForeign whether it belongs to another account or to the shop: only ADMIN scopes count then
 * @throws AccessError FORBIDDEN with the scope in `details`, or TWO_STEP_REQUIRED
 */
export function requireScope(viewer: Viewer | null, rule: ScopeRule, isForeign = false): void {
  if (!viewer || viewer.scopes === null) return;
  if (rule === 'sessionOnly') throw sessionNeeded();
  if (rule.length === 0) return;
  const needed = isForeign ? rule.filter(isAdminScope) : rule;
  if (!needed.some((scope) => viewer.scopes?.includes(scope))) throw scopeMissing(viewer, needed);
}
