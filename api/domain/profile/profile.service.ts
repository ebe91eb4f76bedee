import { profileForm } from '../../../contract/profile';
import type { RequestContext } from '../../context';
import type { UpdateProfileInput } from '../../graphql/generated/schema';
import type { UserEntity } from '../accounts/user.entity';
import { describeAccount, lockAccount } from '../accounts/user.service';
import { countryNames } from '../catalog/countries';
import { isUploadOf } from '../files/upload.service';
import { checked } from '../input';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';

const orNull = (text: string): string | null => text || null;

/**
 * Saves the caller's profile; no other field of the account can be set here. A photo must be an image that the caller
 * has uploaded, or the current one.
 * @throws UserError INVALID_INPUT with the field, TOO_MANY_REQUESTS.
 */
export async function updateProfile(ctx: RequestContext, input: UpdateProfileInput): Promise<UserEntity> {
  const { userId: id } = signedIn(ctx);
  const filled = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? '']));
  const blank = { aboutMe: '', address: '', city: '', country: '', phone: '', photoUrl: '' };
  const { name, photoUrl, country, ...texts } = checked(profileForm, { ...blank, ...filled });
  if (country && !countryNames.includes(country))
    throw new UserError('INVALID_INPUT', 'Please choose a country', ['country']);
  const wait = await ctx.limits.take('profilePerAccount', id);
  if (wait > 0) throw tooManyRequests('You have saved your profile many times.', wait);
  return ctx.transaction(async (tx) => {
    const user = await lockAccount(tx, id);
    if (photoUrl && photoUrl !== user.photoUrl && !(await isUploadOf(tx, id, photoUrl)))
      throw new UserError('INVALID_INPUT', 'Please upload this photo again.', ['photoUrl']);
    const { aboutMe, address, city, phone } = texts;
    return describeAccount(tx, id, {
      name,
      photoUrl: orNull(photoUrl),
      country: orNull(country),
      aboutMe: orNull(aboutMe),
      address: orNull(address),
      city: orNull(city),
      phone: orNull(phone),
    });
  });
}
