import type { RequestContext } from '../../context';
import type { Lettering } from '../../graphql/generated/schema';
import { tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { UserEntity } from './user.entity';
import { freshUser } from './user.service';

/** Remembers who sets the words of the caller's designs on screen. @throws UserError TOO_MANY_REQUESTS. */
export async function setPreferredLettering(ctx: RequestContext, lettering: Lettering): Promise<UserEntity | null> {
  const { userId: id } = signedIn(ctx);
  const wait = await ctx.limits.take('preferencesPerAccount', id);
  if (wait > 0) throw tooManyRequests('You have changed your choices many times.', wait);
  await ctx.db.update(UserEntity, { id }, { preferredLettering: lettering });
  return freshUser(ctx, id);
}
