import { userNoteForm } from '../../../../contract/admin-forms';
import { peopleLimits } from '../../../../contract/limits';
import type { RequestContext } from '../../../context';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { createdOnce } from '../../idempotency/repeated-request';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import type { UserEntity } from '../user.entity';
import { lockManagedUser } from './managed-user';
import { UserNoteEntity } from './user-note.entity';

const { notesPerAccount } = peopleLimits;

/** Returns the notes about an account, newest first. */
export const notesAbout = (ctx: RequestContext, userId: string): Promise<UserNoteEntity[]> =>
  ctx.db.find(UserNoteEntity, { where: { userId }, order: { id: 'DESC' }, take: notesPerAccount });

/** Adds a note about a locked account. @returns its id @throws UserError LIMIT_REACHED. */
async function insertNote(tx: RequestContext, user: UserEntity, text: string): Promise<string> {
  if ((await tx.db.countBy(UserNoteEntity, { userId: user.id })) >= notesPerAccount)
    throw new UserError('LIMIT_REACHED', `An account has at most ${notesPerAccount} notes. Please delete one first.`);
  return audited(tx, { action: 'add-user-note', subject: `users/${user.id}` }, async () => {
    const { identifiers } = await tx.db.insert(UserNoteEntity, {
      userId: user.id,
      author: signedIn(tx).userId,
      text,
    });
    const note = identifiers[0]?.['id'] as string;
    // The audit outlives the account, so it holds no words about a person.
    return { before: { note: null }, after: { note }, result: note };
  });
}

/**
 * Adds a note about an account. A repeated request id adds no second one.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT, LIMIT_REACHED, CONFLICT.
 */
export async function addUserNote(
  ctx: RequestContext,
  id: string,
  given: string,
  requestId?: string | null,
): Promise<UserEntity> {
  const { text } = checked(userNoteForm, { text: given });
  return ctx.transaction(async (tx) => {
    const user = await lockManagedUser(tx, id);
    const creation = { operation: 'addUserNote', requestId, input: { id: user.id, text } };
    await createdOnce(tx, creation, () => insertNote(tx, user, text));
    return user;
  });
}

/** Deletes a note of any author. @throws AccessError NOT_FOUND. */
export const deleteUserNote = (ctx: RequestContext, id: string): Promise<UserEntity> =>
  ctx.transaction(async (tx) => {
    const note = await tx.db.findOneBy(UserNoteEntity, { id: checkId(id, 'Note') });
    if (!note) throw notFound('Note');
    const user = await lockManagedUser(tx, note.userId);
    return audited(tx, { action: 'delete-user-note', subject: `users/${user.id}` }, async () => {
      await tx.db.delete(UserNoteEntity, { id: note.id });
      return { before: { note: note.id, author: note.author }, after: { note: null }, result: user };
    });
  });
