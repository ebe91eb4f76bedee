import { profileForm } from '../../../contract/profile';
import type { RequestContext } from '../../context';
import type { UpdateProfileInput } from '../../graphql/generated/schema';
import { publish } from '../../platform/events/events';
import { UserEntity } from '../accounts/user.entity';
import { countryNames } from '../catalog/countries';
import { isUploadOf } from '../files/upload.service';
import { checked } from '../input';
import { AccessError, UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';

const orNull = (text: string): string | null => text || null;

/**
 * Saves what the caller says of themselves; nothing else of the account can be set here. A photo is an image that
 * they have uploaded, or the one that stands.
 * @throws UserError INVALID_INPUT with the field, TOO_MANY_REQUESTS.
 */
export async function updateProfile(ctx: RequestContext, input: UpdateProfileInput): Promise<UserEntity> {
  const { id } = signedIn(ctx);
  const filled = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? '']));
  const blank = { aboutMe: '', address: '', city: '', country: '', phone: '', photoUrl: '' };
  const { name, photoUrl, country, ...texts } = checked(profileForm, { ...blank, ...filled });
  if (country && !countryNames.includes(country))
    throw new UserError('INVALID_INPUT', 'Please choose a country', ['country']);
  const wait = await ctx.limits.take('profilePerAccount', id);
  if (wait > 0) throw tooManyRequests('You have saved your profile many times.', wait);
  return ctx.transaction(async (tx) => {
    const user = await tx.db.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
    if (!user) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
    if (photoUrl && photoUrl !== user.photoUrl && !(await isUploadOf(tx, id, photoUrl)))
      throw new UserError('INVALID_INPUT', 'Please upload this photo again.', ['photoUrl']);
    const { aboutMe, address, city, phone } = texts;
    await tx.db.update(
      UserEntity,
      { id },
      {
        name,
        photoUrl: orNull(photoUrl),
        country: orNull(country),
        aboutMe: orNull(aboutMe),
        address: orNull(address),
        city: orNull(city),
        phone: orNull(phone),
      },
    );
    await publish(tx.db, { type: 'account', id });
    return tx.db.findOneByOrFail(UserEntity, { id });
  });
}
