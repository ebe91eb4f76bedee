import { z } from 'zod';
import { answers, changed, countedChange, deleted } from '../answers';
import { balanceBody, createUserBody, membershipBody, profileBody, userBody } from '../bodies/people';
import type { Body } from '../body';
import { RestFailure, forbidden, invalid, notFound, refuseErrors, refuseRefusal } from '../failure';
import {
  RestEraseUserDocument,
  RestGrantCreditsDocument,
  RestMeDocument,
  RestUpdateProfileDocument,
  RestUserDocument,
  RestUpdateUserDocument,
  RestUserForEditingDocument,
  RestUsersDocument,
} from '../generated/operations';
import type { RestUserFragment, UpdateUserInput } from '../generated/operations';
import { emailIn, onlyOwn } from '../own-email';
import { row } from '../row';
import type { RestCall } from '../row';
import { admin, ownUser, user as userSchema, userShape } from '../shapes/people';
import { wholeList } from '../whole-list';
import { membershipWords, roleWords, valuesOf } from '../words';

const roles = valuesOf(roleWords);
const memberships = valuesOf(membershipWords);
/** Why an Admin's call changed an account, for the audit and the credit history. */
const reason = 'Set through the REST interface';

async function self({ run, isAdmin }: RestCall): Promise<RestUserFragment> {
  const { me } = await run(RestMeDocument, { isAdmin });
  if (!me) throw notFound('User');
  return me;
}

/** Returns the account of an address; null when there is none. */
export const accountOfEmail = async ({ run }: RestCall, email: string) => {
  const { users } = await run(RestUsersDocument, { filter: { email: [email] }, after: null, isAdmin: true });
  return users.items[0] ?? null;
};

function users(call: RestCall) {
  const { run, isAdmin } = call;
  const email = emailIn(call);
  const filter = email === null ? null : { email: [email] };
  return wholeList(
    call,
    async (after) => {
      if (isAdmin) return (await run(RestUsersDocument, { filter, after, isAdmin })).users;
      const own = await self(call);
      onlyOwn(email, own.email);
      return { items: [own], pageInfo: { hasNextPage: false } };
    },
    userShape,
  );
}

const adminShape = ({ id, name, email }: RestUserFragment) => ({ _id: id, userName: name, UserEmail: email });

const admins = (call: RestCall) =>
  wholeList(
    call,
    async (after) =>
      call.isAdmin
        ? (await call.run(RestUsersDocument, { filter: { role: ['ADMIN'] }, after, isAdmin: true })).users
        : { items: [], pageInfo: { hasNextPage: false } },
    adminShape,
  );

/** Names of the contract's fields in the body. */
const userFields = { name: 'userName', role: 'userRole', membership: 'userMembership', credits: 'currentBalance' };
const profileFields = { name: 'userName', photoUrl: 'profileURL' };
const emailOf = (body: Body) => body.text('userEmail', 'UserEmail', 'email')?.trim();

async function updateProfile(call: RestCall) {
  const { body, id, run, isAdmin } = call;
  const own = await self(call);
  const isOwn = own.id === id.toLowerCase();
  if (!isOwn && !isAdmin) throw notFound('User');
  const before = isOwn ? own : (await run(RestUserDocument, { id, isAdmin })).user;
  // what is not sent stays, and a blank text clears
  const sentOr = (name: string, stored: string | null) => (body.has(name) ? body.text(name) || null : stored);
  const input = {
    name: body.text('userName') ?? before.name,
    aboutMe: sentOr('aboutMe', before.aboutMe),
    address: sentOr('address', before.address),
    city: sentOr('city', before.city),
    country: sentOr('country', before.country),
    phone: sentOr('phone', before.phone),
    photoUrl: sentOr('profileURL', before.photoUrl),
  };
  const { updateProfile: result } = await run(RestUpdateProfileDocument, { input, userId: before.id, isAdmin });
  refuseErrors(result, profileFields);
  if (!result.user) throw notFound('User');
  return changed('Profile updated successfully.', userShape(result.user));
}

async function save({ run }: RestCall, id: string, input: UpdateUserInput, version: number, message: string) {
  const { updateUser } = await run(RestUpdateUserDocument, { id, input, version, isAdmin: true });
  refuseErrors(updateUser, userFields);
  if (!updateUser.user) throw notFound('User');
  return changed(message, userShape(updateUser.user));
}

async function editUser(call: RestCall) {
  const { body, id, run } = call;
  const { user } = await run(RestUserForEditingDocument, { id });
  const balance = body.count('currentBalance');
  const expected = body.count('expectedBalance');
  if (expected !== undefined && expected !== user.credits)
    throw new RestFailure(409, 'CONFLICT', 'The balance has changed meanwhile.', 'currentBalance');
  const input: UpdateUserInput = {
    name: body.text('userName') ?? null,
    role: body.word('userRole', roles) ?? null,
    membership: body.word('userMembership', memberships) ?? null,
    ...(balance !== undefined && balance !== user.credits
      ? { credits: { from: user.credits, to: balance, reason } }
      : {}),
  };
  return save(call, id, input, user.version ?? 0, 'User updated successfully!');
}

/**
 * Old pages report a paid membership and its credits once more after the payment, which has granted both: for the
 * caller's own account these paths change nothing.
 * @returns the other account that an Admin names; null for the caller's own
 */
export async function otherAccount(call: RestCall): Promise<RestUserFragment | null> {
  const email = emailOf(call.body);
  if (!email) throw invalid('userEmail', 'userEmail is required.');
  const own = await self(call);
  if (email.toLowerCase() === own.email.toLowerCase()) return null;
  if (!call.isAdmin) throw forbidden();
  const user = await accountOfEmail(call, email);
  if (!user) throw notFound('User');
  return user;
}

async function setMembership(call: RestCall) {
  const user = await otherAccount(call);
  if (!user) return countedChange('The membership is set by the payment.', 0);
  const membership = call.body.word('userMembership', memberships);
  if (!membership) throw invalid('userMembership', 'userMembership is required.');
  const until = call.body.text('MembershipValidity')?.trim();
  if (until && Number.isNaN(Date.parse(until))) throw invalid('MembershipValidity', 'MembershipValidity is no date.');
  const { user: current } = await call.run(RestUserForEditingDocument, { id: user.id });
  const end = membership === 'PREMIUM' ? { membershipUntil: until ? new Date(until).toISOString() : null } : {};
  return save(call, user.id, { membership, ...end }, current.version ?? 0, 'Membership updated successfully.');
}

async function addBalance(call: RestCall) {
  const user = await otherAccount(call);
  if (!user) return countedChange('The credits are granted by the payment.', 0);
  const credits = call.body.count('credit');
  if (!credits) throw invalid('credit', 'credit must be a whole number above 0.');
  const { grantCredits } = await call.run(RestGrantCreditsDocument, {
    id: user.id,
    input: { requestId: call.requestId, credits, reason },
  });
  refuseErrors(grantCredits, { credits: 'credit' });
  return countedChange('Balance updated successfully.');
}

const tag = 'Accounts';
const otherEmail = 'It is the address of another account.';
const noAccount = 'There is no such account.';
const changedMeanwhile = 'Another Admin has changed the account meanwhile.';
const lastAdmin = 'It is the last Admin.';
const proof = 'It needs a proof of the last 15 minutes, which a token can not give.';

export const peopleRows = [
  row({
    method: 'POST',
    path: '/api/create-user',
    access: 'signedIn',
    tag,
    summary: 'Read the own account',
    description: 'Accounts are created by the registration alone.',
    body: createUserBody,
    refusals: { FORBIDDEN: otherEmail },
    returns: ownUser,
    answer: async (call) => {
      const own = await self(call);
      const email = emailOf(call.body);
      if (email && email.toLowerCase() !== own.email.toLowerCase()) throw forbidden();
      return { ...userShape(own), credits: own.credits };
    },
  }),
  row({
    method: 'GET',
    path: '/users',
    access: 'signedIn',
    tag,
    summary: 'List accounts',
    description: 'Newest first. Everybody may read the own one by userEmail; Admins all.',
    query: ['userEmail', 'limit', 'page'],
    returns: z.array(userSchema),
    answer: users,
  }),
  row({
    method: 'GET',
    path: '/users/admins',
    access: 'signedIn',
    tag,
    summary: 'List the Admins',
    description: 'Empty for everybody who is not one of them.',
    query: ['limit', 'page'],
    returns: z.array(admin),
    answer: admins,
  }),
  row({
    method: 'PUT',
    path: '/update-user-profile/{id}',
    access: 'signedIn',
    tag,
    summary: 'Change a profile',
    description: 'The own one; Admins may change any.',
    body: profileBody,
    fields: profileFields,
    returns: answers.changed(userSchema),
    answer: updateProfile,
  }),
  row({
    method: 'PUT',
    path: '/update-user-membership',
    access: 'signedIn',
    tag,
    summary: "Set another account's membership, for Admins",
    description: 'For the own account it changes nothing: the payment sets the membership.',
    body: membershipBody,
    fields: userFields,
    refusals: { FORBIDDEN: otherEmail, NOT_FOUND: noAccount, CONFLICT: changedMeanwhile },
    returns: z.union([answers.changed(userSchema), answers.counted]),
    answer: setMembership,
  }),
  row({
    method: 'PUT',
    path: '/update-user-balance',
    access: 'signedIn',
    tag,
    summary: "Add credits to another account's balance, for Admins",
    description: 'For the own account it changes nothing: the payment grants the credits.',
    body: balanceBody,
    fields: userFields,
    refusals: { FORBIDDEN: otherEmail, NOT_FOUND: noAccount },
    returns: answers.counted,
    answer: addBalance,
  }),
  row({
    method: 'PUT',
    path: '/api/users/{id}',
    access: 'admin',
    tag,
    summary: 'Change an account',
    body: userBody,
    fields: userFields,
    refusals: {
      PROOF_REQUIRED: 'Another role needs a proof of the last 15 minutes, which a token can not give.',
      CONFLICT: 'Another Admin has changed the account, or the balance has changed.',
      LAST_ADMIN: lastAdmin,
    },
    returns: answers.changed(userSchema),
    answer: editUser,
  }),
  row({
    method: 'DELETE',
    path: '/api/users/{id}',
    access: 'admin',
    tag,
    summary: 'Delete an account',
    refusals: { PROOF_REQUIRED: proof, LAST_ADMIN: lastAdmin, INVALID_STATE: 'A payment of the account is open.' },
    returns: answers.deleted,
    answer: async ({ run, id }) => {
      // an account that is deleted already is unknown here
      await run(RestUserForEditingDocument, { id });
      const { eraseUsers } = await run(RestEraseUserDocument, { id, reason: 'Deleted through the REST interface' });
      refuseErrors(eraseUsers);
      refuseRefusal(eraseUsers);
      if (eraseUsers.done === 0) throw notFound('User');
      return deleted('User deleted successfully!');
    },
  }),
];
