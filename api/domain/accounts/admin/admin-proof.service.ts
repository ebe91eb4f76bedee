import type { RequestContext } from '../../../context';
import type { ProofInput } from '../../../graphql/generated/schema';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { confirmPerson } from '../sign-in/confirmation.service';
import { SessionEntity } from '../sessions/session.entity';
import type { UserEntity } from '../user.entity';

/** How long a proof counts: a screen that was left open must not be enough to take money or the shop away. */
export const proofMinutes = 15;

const provenUntil = (provenAt: Date): Date => new Date(provenAt.getTime() + proofMinutes * 60_000);

/**
 * Proves that the caller is the Admin who signed in, for `proofMinutes` in this session.
 * @returns until when the proof counts
 * @throws UserError as for `confirmPerson`.
 */
export async function confirmAdmin(ctx: RequestContext, proof: ProofInput): Promise<Date> {
  await confirmPerson(ctx, proof, { byCode: true });
  const { sessionFamily } = signedIn(ctx);
  const provenAt = new Date();
  if (sessionFamily) await ctx.db.update(SessionEntity, { family: sessionFamily }, { provenAt });
  return provenUntil(provenAt);
}

/**
 * Asks for a proof before something is done to another Admin, whom a stolen session or a token could lock out.
 * @throws UserError PROOF_REQUIRED.
 */
export async function requireProofAtAdmin(
  ctx: RequestContext,
  { id, role }: Pick<UserEntity, 'id' | 'role'>,
): Promise<void> {
  if (role === 'ADMIN' && id !== signedIn(ctx).userId) await requireProof(ctx);
}

/**
 * Refuses what takes money or the shop away when the caller's last proof is too old. A sign-in is a proof as well.
 * Contexts without a session are the process's own, such as those of jobs and commands.
 * @throws UserError PROOF_REQUIRED.
 */
export async function requireProof(ctx: RequestContext): Promise<void> {
  const { kind, sessionFamily: family } = signedIn(ctx);
  if (kind === 'token')
    throw new UserError('PROOF_REQUIRED', 'An access token cannot do this. Please sign in to the website.');
  if (!family) return;
  const [row]: { provenAt: Date | null }[] = await ctx.db.query(
    'select max(proven_at) as "provenAt" from sessions where family = $1',
    [family],
  );
  if (!row?.provenAt || provenUntil(row.provenAt) < new Date())
    throw new UserError('PROOF_REQUIRED', 'Please confirm that it is you.');
}
