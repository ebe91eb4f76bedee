import { z } from 'zod';
import type { RequestContext } from '../../../context';
import type { UpdateUserInput } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { checked, personName } from '../../input';
import { UserError } from '../../user-error';
import { refuseLastAdmin } from '../account-closure.service';
import { UserEntity } from '../user.entity';
import { lockManagedUser } from './managed-user';

const nameInput = z.object({ name: personName('Please enter a name.') });

type Edited = Pick<UserEntity, 'name' | 'role' | 'membership' | 'membershipUntil'>;

/** Returns the new membership; PREMIUM without a date keeps the end that it has, or else has none. */
function membershipOf(
  user: UserEntity,
  { membership, membershipUntil }: UpdateUserInput,
): Pick<Edited, 'membership' | 'membershipUntil'> {
  // one that has ended stays as it is, until the job of the night, where an Admin changes something else
  if (membership == null && membershipUntil === undefined)
    return { membership: user.membership, membershipUntil: user.membershipUntil };
  const next = membership ?? user.membership;
  if (next !== 'PREMIUM') {
    if (membershipUntil)
      throw new UserError('INVALID_INPUT', 'Only a premium membership ends on a day.', ['membershipUntil']);
    return { membership: next, membershipUntil: next === user.membership ? user.membershipUntil : null };
  }
  const lasts = user.membership === 'PREMIUM' && (!user.membershipUntil || user.membershipUntil > new Date());
  const until = membershipUntil === undefined ? (lasts ? user.membershipUntil : null) : membershipUntil;
  if (until && membershipUntil !== undefined && new Date(until) <= new Date())
    throw new UserError('INVALID_INPUT', 'This day has passed.', ['membershipUntil']);
  return { membership: next, membershipUntil: until === null ? null : new Date(until) };
}

/**
 * Returns until when an Admin has given premium, after an edit. A later end than before is given by it; an earlier one
 * shortens what was given.
 */
function grantedUntil(user: UserEntity, before: Edited, after: Edited): Date | null {
  if (before.membership === after.membership && before.membershipUntil?.getTime() === after.membershipUntil?.getTime())
    return user.membershipGrantedUntil;
  const end = after.membership === 'PREMIUM' ? after.membershipUntil : null;
  if (!end) return null;
  const isGiven = before.membership !== 'PREMIUM' || !before.membershipUntil || end > before.membershipUntil;
  if (isGiven) return end;
  const { membershipGrantedUntil: given } = user;
  return given && given > end ? end : given;
}

const factsOf = ({ name, role, membership, membershipUntil }: Edited): Edited => ({
  name,
  role,
  membership,
  membershipUntil,
});

export interface EditedAccount {
  user: UserEntity;
  before: Edited;
  after: Edited;
  isChanged: boolean;
  /** Whether another version was edited, which wanted what the account has: the caller may change nothing else. */
  isRepeated: boolean;
}

/** The refusal of an edit of another version. */
export const changedSince = () =>
  new UserError('CONFLICT', 'This account was changed by someone else or in another window. Please review it.');

/**
 * Changes name, role and membership of an account, in the caller's transaction. Fields that are omitted stay. An edit of
 * another version is no conflict where the account has every wanted value, such as after a lost answer.
 * @throws AccessError NOT_FOUND; UserError CONFLICT, INVALID_INPUT, LAST_ADMIN.
 */
export async function editAccount(
  tx: RequestContext,
  id: string,
  input: UpdateUserInput,
  version: number | null | undefined,
): Promise<EditedAccount> {
  const isDemoted = input.role != null && input.role !== 'ADMIN';
  // The Admins are locked before the account, in every operation that could remove the last one.
  if (isDemoted) await refuseLastAdmin(tx, id);
  const user = await lockManagedUser(tx, id);
  const isRepeated = version != null && user.version !== version;
  const before = factsOf(user);
  const after: Edited = {
    name: input.name == null ? user.name : checked(nameInput, { name: input.name }).name,
    role: input.role ?? user.role,
    ...membershipOf(user, input),
  };
  const isChanged = JSON.stringify(before) !== JSON.stringify(after);
  if (isChanged && isRepeated) throw changedSince();
  if (isChanged) {
    const granted = {
      membershipGrantedUntil: grantedUntil(user, before, after),
      basicAfter: after.membership === 'PREMIUM' && (before.membership === 'BASIC' || user.basicAfter),
    };
    await tx.db.update(UserEntity, { id: user.id }, { ...after, ...granted, version: () => 'version + 1' });
    await publish(tx.db, { type: 'account', id: user.id });
    if (before.role === 'ADMIN' && after.role !== 'ADMIN') await tx.accountHooks.adminLeft(tx, user.id);
    Object.assign(user, after, granted, { version: user.version + 1 });
  }
  return { user, before, after, isChanged, isRepeated };
}
