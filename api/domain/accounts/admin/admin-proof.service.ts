import type { RequestContext } from '../../../context';
import type { ProofInput } from '../../../graphql/generated/schema';
import { provenUntil } from '../../admin-proof';
import { signedIn } from '../../viewer';
import { confirmPerson } from '../sign-in/confirmation.service';
import { SessionEntity } from '../sessions/session.entity';

/**
 * Proves that the caller is the Admin who signed in, for 15 minutes in this session.
 * @returns until when the proof counts
 * @throws UserError as for `confirmPerson`.
 */
export async function confirmAdmin(ctx: RequestContext, proof: ProofInput): Promise<Date> {
  await confirmPerson(ctx, proof, { byCode: true });
  const viewer = signedIn(ctx);
  const provenAt = new Date();
  if (viewer.sessionFamily) await ctx.db.update(SessionEntity, { family: viewer.sessionFamily }, { provenAt });
  ctx.setViewer({ ...viewer, provenAt });
  return provenUntil(provenAt);
}
