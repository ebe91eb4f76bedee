import { z } from 'zod';
import type { RequestContext } from '../../../context';
import { requireProof } from '../../admin-proof';
import { audited, wasAudited } from '../../audit/audit.service';
import { checked, requiredText } from '../../input';
import type { DesignEntity } from '../design.entity';
import { findDesign } from '../design.service';

/** How long an Admin sees a revealed picture. */
const revealedMs = 15 * 60_000;

const revealing = (id: string) => ({ action: 'reveal-design', subject: `designs/${id}` });

/**
 * Lets the calling Admin see the picture of another account's design for 15 minutes, with the reason in the audit.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT without a reason, PROOF_REQUIRED.
 */
export async function revealDesign(ctx: RequestContext, id: string, reason: string): Promise<DesignEntity> {
  const input = checked(z.object({ reason: requiredText(300, 'Please enter a reason for viewing this picture.') }), {
    reason,
  });
  const design = await findDesign(ctx, id);
  requireProof(ctx);
  return audited(ctx, { ...revealing(design.id), ...input }, () => Promise.resolve({ result: design }));
}

/** Whether the calling Admin has revealed this design's picture, and may still see it. */
export const isRevealed = (ctx: RequestContext, { id }: DesignEntity): Promise<boolean> =>
  wasAudited(ctx, revealing(id), new Date(Date.now() - revealedMs));
