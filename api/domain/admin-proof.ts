import type { RequestContext } from '../context';
import type { Role } from '../graphql/generated/schema';
import { UserError } from './user-error';
import { signedIn } from './viewer';

/** How long a proof counts: a screen that was left open must not be enough to take money or the shop away. */
const proofMinutes = 15;

/** Returns until when a proof counts. */
export const provenUntil = (provenAt: Date): Date => new Date(provenAt.getTime() + proofMinutes * 60_000);

/**
 * Refuses what takes money or the shop away when the caller's last proof is too old. A sign-in is a proof as well.
 * Contexts without a session belong to the process itself: jobs and commands.
 * @throws UserError PROOF_REQUIRED.
 */
export function requireProof(ctx: RequestContext): void {
  const { kind, sessionFamily, provenAt } = signedIn(ctx);
  if (kind === 'token')
    throw new UserError('PROOF_REQUIRED', 'An access token cannot do this. Please sign in to the website.');
  if (sessionFamily && (!provenAt || provenUntil(provenAt) < new Date()))
    throw new UserError('PROOF_REQUIRED', 'Please confirm that it is you.');
}

/**
 * Asks for a proof of a session only: a token with the scope for it was made with a proof.
 * @throws UserError PROOF_REQUIRED.
 */
export function requireProofOfSession(ctx: RequestContext): void {
  if (signedIn(ctx).kind !== 'token') requireProof(ctx);
}

/**
 * Asks for a proof before something is done to another Admin, whom a stolen session or a token could lock out.
 * @throws UserError PROOF_REQUIRED.
 */
export function requireProofAtAdmin(ctx: RequestContext, { id, role }: { id: string; role: Role }): void {
  if (role === 'ADMIN' && id !== signedIn(ctx).userId) requireProof(ctx);
}
