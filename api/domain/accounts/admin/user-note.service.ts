import { peopleLimits, userNoteForm } from '../../../../contract/people';
import type { RequestContext } from '../../../context';
import { audited } from '../../audit/audit.service';
import { checked } from '../../input';
import { UserError, checkId, notFound } from '../../user-error';
import { signedIn } from '../../viewer';
import type { UserEntity } from '../user.entity';
import { lockManagedUser } from './managed-user';
import { UserNoteEntity } from './user-note.entity';

const { notesPerAccount } = peopleLimits;

/** Returns the notes about an account, newest first. */
export const notesAbout = (ctx: RequestContext, userId: string): Promise<UserNoteEntity[]> =>
  ctx.db.find(UserNoteEntity, { where: { userId }, order: { id: 'DESC' }, take: notesPerAccount });

/** Adds a note about an account. @throws AccessError NOT_FOUND; UserError INVALID_INPUT, LIMIT_REACHED. */
export async function addUserNote(ctx: RequestContext, id: string, given: string): Promise<UserEntity> {
  const { text } = checked(userNoteForm, { text: given });
  return ctx.transaction(async (tx) => {
    const user = await lockManagedUser(tx, id);
    if ((await tx.db.countBy(UserNoteEntity, { userId: user.id })) >= notesPerAccount)
      throw new UserError('LIMIT_REACHED', `An account has at most ${notesPerAccount} notes. Please delete one first.`);
    return audited(tx, { action: 'add-user-note', subject: `users/${user.id}` }, async () => {
      const { identifiers } = await tx.db.insert(UserNoteEntity, {
        userId: user.id,
        author: signedIn(tx).userId,
        text,
      });
      // The audit outlives the account, so it holds no words about a person.
      return { before: { note: null }, after: { note: identifiers[0]?.['id'] as string }, result: user };
    });
  });
}

/** Deletes a note, whoever wrote it. @throws AccessError NOT_FOUND. */
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
