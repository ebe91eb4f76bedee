import type { RequestContext } from '../../../context';
import { canAskAi } from '../../ai/ai.service';
import { UserError } from '../../user-error';
import type { DesignEntity } from '../design.entity';
import { readPhoto } from '../photos/photo.service';
import { ensureWords } from './set-post';
import type { PaintedBackground, StepCalls } from './set-post';

/**
 * Returns the photo that is the background of a design. The text model is asked once for further words, if there is a
 * key; no image model is called, and none looks at the photo.
 * @throws UserError NOT_FOUND when the photo is no longer there
 */
export async function photoBackground(
  ctx: RequestContext,
  design: DesignEntity,
  calls: StepCalls,
): Promise<PaintedBackground> {
  await ensureWords(ctx, design, calls, (await canAskAi(ctx, design.userId)) ? 1 : 0);
  const original = design.photoId && (await readPhoto(ctx, design.photoId));
  if (!original)
    throw new UserError('NOT_FOUND', 'Your photo is no longer there. Your credit is back; please upload it again.');
  return { original, hasLettering: false };
}
