import { LOGO_RATIO } from '../../../studio/posts/document';
import type { LogoPicture } from '../../../studio/posts/document';
import type { RequestContext } from '../../context';
import { uploadFacts } from '../files/upload.service';
import { UserError } from '../user-error';

/** Logos for light and dark grounds. */
interface Logos {
  light: LogoPicture | null;
  dark: LogoPicture | null;
}

/** Difference of two ratios that rounding explains. */
const tolerance = 0.02;

/**
 * Checks that logos are pictures that the account has uploaded, in their own proportions.
 * @throws UserError INVALID_INPUT naming the field below `path`
 */
export async function checkLogos(
  ctx: RequestContext,
  userId: string,
  logos: Logos | null,
  path: string[],
): Promise<void> {
  for (const ground of ['light', 'dark'] as const) {
    const logo = logos?.[ground];
    if (!logo) continue;
    const facts = await uploadFacts(ctx, userId, logo.image);
    if (!facts) throw new UserError('INVALID_INPUT', 'Please upload this logo again.', [...path, ground, 'image']);
    const ratio = Math.min(LOGO_RATIO.most, Math.max(LOGO_RATIO.least, facts.width / facts.height));
    if (Math.abs(logo.ratio / ratio - 1) > tolerance)
      throw new UserError('INVALID_INPUT', 'These are not the proportions of the picture.', [...path, ground, 'ratio']);
  }
}
