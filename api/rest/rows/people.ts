import { z } from 'zod';
import { oneLine } from '../../../contract/text';
import { answers, changed, countedChange, deleted } from '../answers';
import { balanceBody, createUserBody, membershipBody, profileBody, userBody } from '../bodies/people';
import type { Body } from '../body';
import { found, invalid } from '../failure';
import {
  RestAddCreditsDocument,
  RestAdminsDocument,
  RestEraseUserDocument,
  RestOwnAccountDocument,
  RestSetMembershipDocument,
  RestUpdateProfileDocument,
  RestUpdateUserDocument,
  RestUsersDocument,
} from '../generated/operations';
import type { RestUserFragment, UpdateProfileInput, UpdateUserInput } from '../generated/operations';
import { listOf } from '../list-variables';
import { changeBy, emptyPage, listRow, row } from '../row';
import { admin, ownUser, user as userSchema, userShape } from '../shapes/people';
import { instantOf, membershipValues, roleValues } from '../values';

/** Names of the contract's fields in the body. */
const userFields = { name: 'userName', role: 'userRole', membership: 'userMembership', credits: 'currentBalance' };
const profileFields = { name: 'userName', photoUrl: 'profileURL' };
export const emailField = { email: 'userEmail' };

const sentEmail = (body: Body) => body.text('userEmail', 'UserEmail', 'email')?.trim();

/** Returns the address that a body names. @throws RestFailure 400 */
export function emailIn(body: Body): string {
  const email = sentEmail(body);
  if (!email) throw invalid('userEmail', 'userEmail is required.');
  return email;
}

/** Returns what a body changes at a profile; a blank text clears. */
function profileInput(body: Body): UpdateProfileInput {
  const sent = (name: string, field: keyof UpdateProfileInput) =>
    body.has(name) ? { [field]: body.text(name) ?? '' } : {};
  return {
    ...sent('userName', 'name'),
    ...sent('aboutMe', 'aboutMe'),
    ...sent('address', 'address'),
    ...sent('city', 'city'),
    ...sent('country', 'country'),
    ...sent('phone', 'phone'),
    ...sent('profileURL', 'photoUrl'),
  };
}

/** Returns what a sign-in's body changes at the account; null for nothing. Photos of other sites are not taken. */
function refreshOf(body: Body, { name, photoUrl }: RestUserFragment): UpdateProfileInput | null {
  const sentName = oneLine(body.text('userName') ?? '');
  const sentPhoto = body.text('profileURL')?.trim() ?? '';
  const input: UpdateProfileInput = {
    ...(sentName !== '' && sentName !== name && { name: sentName }),
    ...(/^\/(?!\/)/.test(sentPhoto) && sentPhoto !== photoUrl && { photoUrl: sentPhoto }),
  };
  return Object.keys(input).length > 0 ? input : null;
}

/** Returns what a body changes at an account. @throws RestFailure 400 */
function userInput(body: Body): UpdateUserInput {
  const to = body.count('currentBalance');
  const from = body.count('expectedBalance') ?? null;
  return {
    name: body.text('userName') ?? null,
    role: body.word('userRole', roleValues) ?? null,
    membership: body.word('userMembership', membershipValues) ?? null,
    // the reason stands in the audit and the credit history
    ...(to !== undefined && { credits: { from, to, reason: 'Set through the REST interface' } }),
  };
}

/** Returns when a membership ends; null for no end. @throws RestFailure 400 */
function endIn(body: Body): string | null {
  const until = body.text('MembershipValidity')?.trim();
  if (!until) return null;
  const end = instantOf(until);
  if (!end) throw invalid('MembershipValidity', 'MembershipValidity must be a date.');
  return end;
}

const saved = (message: string, { user, isChanged }: { user: RestUserFragment | null; isChanged: boolean | null }) =>
  changed(message, userShape(found(user, 'User')), isChanged === true);

const tag = 'Accounts';
const otherEmail = 'The address belongs to another account.';
const noAccount = 'The account does not exist.';
const lastAdmin = 'The account is the last Admin.';
const proof = 'Needs a password or code entered in the last 15 minutes, so a token cannot do this.';

export const peopleRows = [
  row({
    method: 'POST',
    path: '/api/create-user',
    access: 'signedIn',
    tag,
    summary: 'Refresh your account',
    description:
      'Stores the name and photo of a sign-in and returns the account. Only registration creates accounts. A ' +
      'token needs `PROFILE_WRITE` to change the name or photo.',
    body: createUserBody,
    ownPaths: true,
    fields: profileFields,
    refusals: { FORBIDDEN: otherEmail },
    returns: ownUser,
    operation: RestOwnAccountDocument,
    variables: ({ body, isAdmin }) => ({ email: sentEmail(body) || null, isAdmin }),
    change: ({ account }, { body, isAdmin }) => {
      const own = found(account, 'User');
      const input = refreshOf(body, own);
      return input && changeBy(RestUpdateProfileDocument, { input, userId: own.id, isAdmin });
    },
    answer: ({ account }) => {
      const own = found(account, 'User');
      return { ...userShape(own), credits: own.credits };
    },
  }),
  listRow({
    method: 'GET',
    path: '/users',
    access: 'signedIn',
    tag,
    summary: 'List accounts',
    description: 'Newest first. Customers read their own account by userEmail; Admins can list all.',
    query: ['userEmail', 'limit', 'page'],
    returns: z.array(userSchema),
    operation: RestUsersDocument,
    variables: (call, page) => ({ isAdmin: call.isAdmin, ...listOf(call, page) }),
    batch: 20,
    page: ({ users, account }) => users ?? { ...emptyPage, items: account ? [account] : [] },
    ofAll: true,
    element: userShape,
  }),
  listRow({
    method: 'GET',
    path: '/users/admins',
    access: 'signedIn',
    tag,
    summary: 'List the Admins',
    description: 'Empty unless the caller is an Admin.',
    query: ['limit', 'page'],
    returns: z.array(admin),
    operation: RestAdminsDocument,
    variables: ({ isAdmin }, page) => ({ isAdmin, page }),
    batch: 20,
    page: ({ users }) => users ?? emptyPage,
    element: ({ id, name, email }) => ({ _id: id, userName: name, UserEmail: email }),
  }),
  row({
    method: 'PUT',
    path: '/update-user-profile/{id}',
    access: 'signedIn',
    tag,
    summary: 'Change a profile',
    description: 'Your own; Admins can change any.',
    body: profileBody,
    ownPaths: true,
    fields: profileFields,
    returns: answers.changed(userSchema),
    operation: RestUpdateProfileDocument,
    variables: ({ id, body, isAdmin }) => ({ input: profileInput(body), userId: id, isAdmin }),
    answer: ({ updateProfile }) => saved('Profile updated successfully.', updateProfile),
  }),
  row({
    method: 'PUT',
    path: '/update-user-membership',
    access: 'signedIn',
    tag,
    summary: "Set another account's membership (Admins)",
    description: 'Changes nothing for your own account: payments set its membership.',
    body: membershipBody,
    fields: { ...userFields, ...emailField, membershipUntil: 'MembershipValidity' },
    refusals: { FORBIDDEN: otherEmail, NOT_FOUND: noAccount },
    returns: z.union([answers.changed(userSchema), answers.counted]),
    operation: RestSetMembershipDocument,
    variables: ({ body, isAdmin }) => ({
      input: {
        email: emailIn(body),
        membership: body.word('userMembership', membershipValues) ?? null,
        membershipUntil: endIn(body),
      },
      isAdmin,
    }),
    answer: ({ setMembership }) => {
      const answer = saved('Membership updated successfully.', setMembership);
      return setMembership.isOther ? answer : countedChange('The membership is set by the payment.', false);
    },
  }),
  row({
    method: 'PUT',
    path: '/update-user-balance',
    access: 'signedIn',
    tag,
    summary: 'Add credits to another account (Admins)',
    description: 'Changes nothing for your own account: payments add its credits.',
    body: balanceBody,
    fields: { ...emailField, credits: 'credit' },
    once: true,
    refusals: {
      FORBIDDEN: otherEmail,
      NOT_FOUND: noAccount,
      CONFLICT: 'The Idempotency-Key was already used for a different request.',
    },
    returns: answers.counted,
    operation: RestAddCreditsDocument,
    variables: ({ body, requestId }) => ({
      input: { email: emailIn(body), requestId, credits: body.count('credit') ?? null },
    }),
    answer: ({ addCredits }) =>
      addCredits.isOther
        ? countedChange('Balance updated successfully.')
        : countedChange('The credits are granted by the payment.', false),
  }),
  row({
    method: 'PUT',
    path: '/api/users/{id}',
    access: 'admin',
    tag,
    summary: 'Change an account',
    body: userBody,
    fields: { ...userFields, ...emailField },
    refusals: {
      PROOF_REQUIRED:
        'Changing the role needs a password or code entered in the last 15 minutes, so a token cannot do this.',
      CONFLICT: 'The balance has changed in the meantime.',
      LAST_ADMIN: lastAdmin,
    },
    returns: answers.changed(userSchema),
    operation: RestUpdateUserDocument,
    variables: ({ id, body }) => ({ id, input: userInput(body), isAdmin: true }),
    answer: ({ updateUser }) => saved('User updated successfully!', updateUser),
  }),
  row({
    method: 'DELETE',
    path: '/api/users/{id}',
    access: 'admin',
    tag,
    summary: 'Delete an account',
    refusals: { PROOF_REQUIRED: proof, LAST_ADMIN: lastAdmin, INVALID_STATE: 'The account has an open payment.' },
    returns: answers.deleted,
    operation: RestEraseUserDocument,
    variables: ({ id }) => ({ id, reason: 'Deleted through the REST interface' }),
    answer: () => deleted('User deleted successfully!'),
  }),
];
