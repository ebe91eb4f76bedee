import { changed, deleted } from '../answers';
import type { Body } from '../body';
import { RestFailure, forbidden, invalid, notFound, refuseErrors, refuseRefusal } from '../failure';
import {
  RestEmailTemplatesDocument,
  RestEraseUserDocument,
  RestGrantCreditsDocument,
  RestMeDocument,
  RestSendMessageDocument,
  RestUpdateProfileDocument,
  RestUpdateUserDocument,
  RestUserForEditingDocument,
  RestUsersDocument,
} from '../generated/operations';
import type { RestUserFragment, UpdateUserInput } from '../generated/operations';
import { emailIn, onlyOwn } from '../own-email';
import type { RestCall, RestRow } from '../row';
import { userShape } from '../shapes/people';
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

const ofEmail = async ({ run }: RestCall, email: string) => {
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
  const before = await self(call);
  if (before.id !== id.toLowerCase()) throw isAdmin ? forbidden('A profile is edited by its owner.') : notFound('User');
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
  const { updateProfile: result } = await run(RestUpdateProfileDocument, { input, isAdmin });
  refuseErrors(result, profileFields);
  return changed('Profile updated successfully.', result.user ? userShape(result.user) : undefined);
}

async function save({ run }: RestCall, id: string, input: UpdateUserInput, version: number, message: string) {
  const { updateUser } = await run(RestUpdateUserDocument, { id, input, version, isAdmin: true });
  refuseErrors(updateUser, userFields);
  return changed(message, updateUser.user ? userShape(updateUser.user) : undefined);
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
  const user = await ofEmail(call, email);
  if (!user) throw notFound('User');
  return user;
}

async function setMembership(call: RestCall) {
  const user = await otherAccount(call);
  if (!user) return changed('The membership is set by the payment.', undefined, 0);
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
  if (!user) return changed('The credits are granted by the payment.', undefined, 0);
  const credits = call.body.count('credit');
  if (!credits) throw invalid('credit', 'credit must be a whole number above 0.');
  const { grantCredits } = await call.run(RestGrantCreditsDocument, {
    id: user.id,
    input: { requestId: call.requestId, credits, reason },
  });
  refuseErrors(grantCredits, { credits: 'credit' });
  return changed('Balance updated successfully.');
}

async function sendMessage(call: RestCall) {
  const { body, run, requestId } = call;
  const email = body.needed('toEmail');
  const [subject, text] = [body.needed('subject'), body.needed('messageBody')];
  const user = await ofEmail(call, email);
  if (!user) throw notFound('User');
  const { emailTemplates } = await run(RestEmailTemplatesDocument, {});
  const template = emailTemplates.find((one) => one.subject === subject);
  const input = { userId: user.id, templateId: template?.id ?? null, message: { subject, body: text }, requestId };
  const { sendMessage: result } = await run(RestSendMessageDocument, { input });
  refuseErrors(result, { body: 'messageBody' });
  return { success: true, message: 'Message sent successfully.' };
}

export const peopleRows: RestRow[] = [
  {
    method: 'POST',
    path: '/api/create-user',
    access: 'signedIn',
    answer: async (call) => {
      const own = await self(call);
      const email = emailOf(call.body);
      if (email && email.toLowerCase() !== own.email.toLowerCase()) throw forbidden();
      return { ...userShape(own), credits: own.credits };
    },
  },
  { method: 'GET', path: '/users', access: 'signedIn', answer: users },
  { method: 'GET', path: '/users/admins', access: 'signedIn', answer: admins },
  {
    method: 'PUT',
    path: '/update-user-profile/{id}',
    access: 'signedIn',
    fields: profileFields,
    answer: updateProfile,
  },
  { method: 'PUT', path: '/update-user-membership', access: 'signedIn', fields: userFields, answer: setMembership },
  { method: 'PUT', path: '/update-user-balance', access: 'signedIn', fields: userFields, answer: addBalance },
  { method: 'PUT', path: '/api/users/{id}', access: 'admin', fields: userFields, answer: editUser },
  {
    method: 'DELETE',
    path: '/api/users/{id}',
    access: 'admin',
    answer: async ({ run, id }) => {
      // an account that is deleted already is unknown here
      await run(RestUserForEditingDocument, { id });
      const { eraseUsers } = await run(RestEraseUserDocument, { id, reason: 'Deleted through the REST interface' });
      refuseErrors(eraseUsers);
      refuseRefusal(eraseUsers);
      if (eraseUsers.done === 0) throw notFound('User');
      return deleted('User deleted successfully!');
    },
  },
  {
    method: 'GET',
    path: '/user-emails',
    access: 'admin',
    answer: async ({ run }) =>
      (await run(RestEmailTemplatesDocument, {})).emailTemplates.map(({ id, name, subject, body }) => ({
        _id: id,
        templateName: name,
        subject,
        body,
      })),
  },
  { method: 'POST', path: '/send-message', access: 'admin', answer: sendMessage },
];
