import type { Role, TokenScope } from '../graphql/generated/schema';
import type { Needs, Rule } from './access-rules';

/** Accounts of the access matrix, and their roles. */
export const accounts = {
  member: 'MEMBER',
  'other member': 'MEMBER',
  Seller: 'SELLER',
  moderator: 'MODERATOR',
  Admin: 'ADMIN',
} as const satisfies Record<string, Role>;
export type Account = keyof typeof accounts;

const isOfAdmins = (scope: string) => scope.startsWith('ADMIN_');

interface CallerKind {
  /** Whose session or token it is; null for an anonymous caller. */
  account: Account | null;
  /** The scopes that a token was given; undefined for a session. */
  scopes?: (scope: string) => boolean;
  /** Why the token identifies no account. */
  end?: 'expiresAt' | 'revokedAt';
}

/** All callers of the access matrix. */
export const callers = {
  anonymous: { account: null },
  member: { account: 'member' },
  'other member': { account: 'other member' },
  Seller: { account: 'Seller' },
  moderator: { account: 'moderator' },
  Admin: { account: 'Admin' },
  'read token': { account: 'member', scopes: (scope) => !isOfAdmins(scope) && scope.endsWith('_READ') },
  'write token': { account: 'member', scopes: (scope) => !isOfAdmins(scope) && scope.endsWith('_WRITE') },
  // as one that was made before a demotion
  "member's token with scopes of Admins": { account: 'member', scopes: isOfAdmins },
  "Admin's token with scopes of members": { account: 'Admin', scopes: (scope) => !isOfAdmins(scope) },
  "Admin's read token": { account: 'Admin', scopes: (scope) => isOfAdmins(scope) && scope.endsWith('_READ') },
  "Admin's write token": { account: 'Admin', scopes: isOfAdmins },
  'expired token': { account: 'Admin', scopes: () => true, end: 'expiresAt' },
  'revoked token': { account: 'Admin', scopes: () => true, end: 'revokedAt' },
} as const satisfies Record<string, CallerKind>;
export type Caller = keyof typeof callers;
export const callerNames = Object.keys(callers) as Caller[];

export const kindOf = (caller: Caller): CallerKind => callers[caller];
/** Identified and anonymous callers: an ended token is refused before the operation runs. */
export const identified = callerNames.filter((caller) => !kindOf(caller).end);
export const isToken = (caller: Caller) => kindOf(caller).scopes !== undefined;

export type Verdict = 'answered' | 'UNAUTHENTICATED' | 'FORBIDDEN';

/** Who owns the object that is read: an account, or the caller. */
type Owner = Account | 'caller';

const includes = (held: string, needed: string) => held === needed || held.replace('_WRITE', '_READ') === needed;

/** Returns whether the scopes of a token, or a session, suffice. A scope of members counts for what is the caller's. */
function suffices(caller: Caller, all: readonly TokenScope[], needs: Needs, ofOwn: boolean): boolean {
  const { account, scopes } = kindOf(caller);
  if (!scopes || !needs?.length) return true;
  if (needs === 'sessionOnly') return false;
  const held = all.filter((scope) => scopes(scope) && (account === 'Admin' || !isOfAdmins(scope)));
  return needs.some((scope) => (isOfAdmins(scope) || ofOwn) && held.some((one) => includes(one, scope)));
}

/** Meaning of the access directives and of the rules of paths, deliberately restated. */
export function verdictFor(
  caller: Caller,
  all: readonly TokenScope[],
  { rule, needs, owner = 'caller' }: { rule: Rule; needs: Needs; owner?: Owner },
): Verdict {
  const { account, end } = kindOf(caller);
  if (end) return 'UNAUTHENTICATED';
  const isOwn = owner === 'caller' ? account !== null : owner === account;
  if (!suffices(caller, all, needs, rule !== 'admin' && (rule !== 'owner' || isOwn))) return 'FORBIDDEN';
  if (rule === 'public') return 'answered';
  if (account === null) return 'UNAUTHENTICATED';
  const may = rule === 'signedIn' || account === 'Admin' || (rule === 'owner' && isOwn);
  return may ? 'answered' : 'FORBIDDEN';
}
