import { IsNull } from 'typeorm';
import type { RequestContext } from '../../../context';
import type { Lettering } from '../../../graphql/generated/schema';
import { UserError, checkId } from '../../user-error';
import { signedIn } from '../../viewer';
import { DesignEntity } from '../design.entity';

/**
 * Returns what another picture of a post copies from its design at once; the post itself is copied when it is set.
 * @throws UserError INVALID_INPUT unless it is the caller's finished design with set words
 */
export async function findCopiedPost(
  ctx: RequestContext,
  id: string,
  lettering: Lettering,
): Promise<Pick<DesignEntity, 'basedOn' | 'suggestions'>> {
  const { userId } = signedIn(ctx);
  const design = await ctx.db.findOneBy(DesignEntity, { id: checkId(id, 'Design'), userId, deletedAt: IsNull() });
  if (lettering !== 'SET' || design?.lettering !== 'SET' || design.state !== 'SUCCEEDED')
    throw new UserError(
      'INVALID_INPUT',
      'Another picture can only be made for a finished post whose words Postloom sets.',
      ['basedOn'],
    );
  return { basedOn: design.id, suggestions: design.suggestions };
}
