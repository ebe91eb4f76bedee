import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { confirmAdmin } from '../accounts/admin/admin-proof.service';
import { findManagedUser } from '../accounts/admin/managed-user';
import { setUserDisabled, signOutUser } from '../accounts/admin/user-access.service';
import { addUserNote, deleteUserNote, notesAbout } from '../accounts/admin/user-note.service';
import type { UserEntity } from '../accounts/user.entity';
import { listUsers } from '../accounts/user.list';
import { loadUser } from '../accounts/user.service';
import { listAuditEntries, stateText } from '../audit/audit.list';
import { nothingDone } from '../bulk';
import { giveCredits } from '../credits/admin/balance-editing.service';
import { payload } from '../payload';
import { eraseUser, eraseUsers, userDeletionPreview } from '../personal-data/admin/account-erasure.service';
import { addCredits, setMembership } from './reported-account.service';
import { updateUser } from './user-update.service';

const noUser = { user: null, isChanged: null };
const changed = (work: () => Promise<UserEntity>) =>
  payload(async () => ({ user: await work(), isChanged: null }), noUser);
const noAccount = { user: null, isOther: null, isChanged: null };
const accountOf = (ctx: RequestContext, id: string | null) => (id ? loadUser(ctx, id) : null);

/** Accounts as Admins manage them, and what Admins did. */
export const peopleResolvers: Resolvers = {
  Query: {
    users: (_root, asked, ctx) => listUsers(ctx, asked),
    user: (_root, { id }, ctx) => findManagedUser(ctx, id),
    userDeletionPreview: (_root, { target }, ctx) => userDeletionPreview(ctx, target),
    auditEntries: (_root, asked, ctx) => listAuditEntries(ctx, asked),
  },
  Mutation: {
    updateUser: (_root, { id, input, version }, ctx) => payload(() => updateUser(ctx, id, input, version), noUser),
    setMembership: (_root, { input }, ctx) => payload(() => setMembership(ctx, input), noAccount),
    addCredits: (_root, { input }, ctx) => payload(() => addCredits(ctx, input), noAccount),
    grantCredits: (_root, { id, input }, ctx) => changed(() => giveCredits(ctx, id, input)),
    setUserDisabled: (_root, { id, isDisabled, reason }, ctx) =>
      changed(() => setUserDisabled(ctx, id, isDisabled, reason)),
    signOutUser: (_root, { id, reason }, ctx) => changed(() => signOutUser(ctx, id, reason)),
    addUserNote: (_root, { id, text, requestId }, ctx) => changed(() => addUserNote(ctx, id, text, requestId)),
    deleteUserNote: (_root, { id }, ctx) => changed(() => deleteUserNote(ctx, id)),
    eraseUsers: (_root, { target, expected, reason }, ctx) =>
      payload(() => eraseUsers(ctx, target, expected, reason), nothingDone),
    eraseUser: (_root, { id, reason }, ctx) =>
      payload(async () => ({ deletedId: await eraseUser(ctx, id, reason) }), { deletedId: null }),
    confirmAdmin: (_root, { proof }, ctx) =>
      payload(async () => ({ provenUntil: await confirmAdmin(ctx, proof) }), { provenUntil: null }),
  },
  User: {
    notes: (user, _args, ctx) => notesAbout(ctx, user.id),
    auditEntries: (user, asked, ctx) => listAuditEntries(ctx, { ...asked, filter: { subject: [`users/${user.id}`] } }),
  },
  UserNote: {
    author: (note, _args, ctx) => accountOf(ctx, note.author),
  },
  AuditEntry: {
    actor: (entry, _args, ctx) => accountOf(ctx, entry.actor),
    before: ({ before }) => stateText(before),
    after: ({ after }) => stateText(after),
  },
};
