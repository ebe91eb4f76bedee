import { profileForm } from '../../../contract/profile';
import type { RequestContext } from '../../context';
import type { UpdateProfileInput } from '../../graphql/generated/schema';
import type { UserEntity } from '../accounts/user.entity';
import { requireProofAtAdmin } from '../admin-proof';
import { accountOfCall, lockManagedUser } from '../accounts/admin/managed-user';
import { lockCaller } from '../accounts/sessions/session.service';
import { describeAccount } from '../accounts/user.service';
import { audited } from '../audit/audit.service';
import { countryNames } from '../catalog/countries';
import { isUploadOf } from '../files/upload.service';
import { checked } from '../input';
import { UserError, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';

/**
 * Saves the caller's profile, or the one that an Admin names, which is audited; what is omitted stays, and no other
 * field of the account can be set here. A photo must be an image that the caller has uploaded, or the current one.
 * @throws AccessError NOT_FOUND, UNAUTHENTICATED when the caller's session or token has ended by then; UserError
 * INVALID_INPUT with the field, TOO_MANY_REQUESTS, PROOF_REQUIRED for another Admin.
 */
export async function updateProfile(
  ctx: RequestContext,
  input: UpdateProfileInput,
  userId?: string | null,
): Promise<{ user: UserEntity; isChanged: boolean }> {
  const caller = signedIn(ctx).userId;
  const id = await accountOfCall(ctx, userId);
  const filled = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, value ?? '']));
  const given = checked(profileForm.partial(), filled);
  const { photoUrl, country } = given;
  if (country && !countryNames.includes(country))
    throw new UserError('INVALID_INPUT', 'Please choose a country', ['country']);
  const wait = await ctx.limits.take('profilePerAccount', caller);
  if (wait > 0) throw tooManyRequests('You have saved your profile many times.', wait);
  return ctx.transaction(async (tx) => {
    // deleted in the same moment, an account must get no personal data again
    const user = id === caller ? await lockCaller(tx) : await lockManagedUser(tx, id);
    requireProofAtAdmin(tx, user);
    if (photoUrl && photoUrl !== user.photoUrl && !(await isUploadOf(tx, caller, photoUrl)))
      throw new UserError('INVALID_INPUT', 'Please upload this photo again.', ['photoUrl']);
    const sentOr = (text: string | undefined, stored: string | null) => (text === undefined ? stored : text || null);
    const description = {
      name: given.name ?? user.name,
      photoUrl: sentOr(photoUrl, user.photoUrl),
      country: sentOr(country, user.country),
      aboutMe: sentOr(given.aboutMe, user.aboutMe),
      address: sentOr(given.address, user.address),
      city: sentOr(given.city, user.city),
      phone: sentOr(given.phone, user.phone),
    };
    const changes = Object.entries(description).filter(([field, value]) => user[field as keyof UserEntity] !== value);
    if (changes.length === 0) return { user, isChanged: false };
    const save = async () => ({ user: await describeAccount(tx, id, description), isChanged: true });
    if (id === caller) return save();
    // names of the fields only: the audit outlives the account
    return audited(tx, { action: 'update-profile', subject: `users/${id}` }, async () => ({
      after: { fields: changes.map(([field]) => field) },
      result: await save(),
    }));
  });
}
