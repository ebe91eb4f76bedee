import { profileForm } from '../../../contract/profile';
import type { RequestContext } from '../../context';
import type { UpdateProfileInput } from '../../graphql/generated/schema';
import type { UserEntity } from '../accounts/user.entity';
import { accountOfCall } from '../accounts/admin/managed-user';
import { describeAccount, lockAccount } from '../accounts/user.service';
import { audited } from '../audit/audit.service';
import { countryNames } from '../catalog/countries';
import { isUploadOf } from '../files/upload.service';
import { checked } from '../input';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';

const orNull = (text: string): string | null => text || null;

/**
 * Saves the caller's profile, or the one that an Admin names, which is audited; no other field of the account can be set
 * here. A photo must be an image that the caller has uploaded, or the current one.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT with the field, TOO_MANY_REQUESTS.
 */
export async function updateProfile(
  ctx: RequestContext,
  input: UpdateProfileInput,
  userId?: string | null,
): Promise<UserEntity> {
  const caller = signedIn(ctx).userId;
  const id = await accountOfCall(ctx, userId);
  const filled = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? '']));
  const blank = { aboutMe: '', address: '', city: '', country: '', phone: '', photoUrl: '' };
  const { name, photoUrl, country, ...texts } = checked(profileForm, { ...blank, ...filled });
  if (country && !countryNames.includes(country))
    throw new UserError('INVALID_INPUT', 'Please choose a country', ['country']);
  const wait = await ctx.limits.take('profilePerAccount', caller);
  if (wait > 0) throw tooManyRequests('You have saved your profile many times.', wait);
  return ctx.transaction(async (tx) => {
    const user = await lockAccount(tx, id);
    if (photoUrl && photoUrl !== user.photoUrl && !(await isUploadOf(tx, caller, photoUrl)))
      throw new UserError('INVALID_INPUT', 'Please upload this photo again.', ['photoUrl']);
    const { aboutMe, address, city, phone } = texts;
    const description = {
      name,
      photoUrl: orNull(photoUrl),
      country: orNull(country),
      aboutMe: orNull(aboutMe),
      address: orNull(address),
      city: orNull(city),
      phone: orNull(phone),
    };
    const save = () => describeAccount(tx, id, description);
    if (id === caller) return save();
    const changes = Object.entries(description).filter(([field, value]) => user[field as keyof UserEntity] !== value);
    // names of the fields only: the audit outlives the account
    return audited(tx, { action: 'update-profile', subject: `users/${id}` }, async () => ({
      after: { fields: changes.map(([field]) => field) },
      result: await save(),
    }));
  });
}
