import { isDeepStrictEqual } from 'node:util';
import { IsNull, MoreThan } from 'typeorm';
import { z } from 'zod';
import { atMost } from '../../../contract/text';
import { ticketImageIds } from '../../../contract/ticket-image';
import { badPhoneNumber, isPhoneNumber } from '../../../contract/profile';
import type { RequestContext } from '../../context';
import type { ContactMessageInput } from '../../graphql/generated/schema';
import { loadUser } from '../accounts/user.service';
import { checked, personName, requiredLine, requiredText } from '../input';
import { UserError, tooManyRequests } from '../user-error';
import { attachImages, imagesWith, storedIds } from './ticket-image.service';
import { TicketEntity } from './ticket.entity';
import { openTicket } from './ticket.service';

const contactSchema = z.object({
  name: personName('Please enter your name'),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .min(1, 'Please enter your email')
    .max(254, atMost(254))
    .pipe(z.email('Please enter a valid email address.')),
  subject: requiredLine(200, 'Please enter your subjects'),
  phone: requiredLine(40, 'Please enter your phone number').refine(isPhoneNumber, badPhoneNumber),
  message: requiredText(5000, 'Please enter your message'),
  imageIds: ticketImageIds,
});

/** Within this time, the same message of the same author is one that was sent again after a lost answer. */
const repeatedWithinMs = 60 * 60_000;

type Contact = Pick<TicketEntity, 'userId' | 'userName' | 'userEmail' | 'subject' | 'message'> & { phone: string };

/** Whether the message is stored already. A call that sends it at the same moment waits for this one. */
async function isStored(tx: RequestContext, contact: Contact, imageIds: readonly string[]): Promise<boolean> {
  await tx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [JSON.stringify(contact)]);
  const since = MoreThan(new Date(Date.now() - repeatedWithinMs));
  const earlier = await tx.db.findOne(TicketEntity, {
    where: { ...contact, userId: contact.userId ?? IsNull(), createdAt: since },
    order: { id: 'DESC' },
  });
  if (!earlier) return false;
  return isDeepStrictEqual(await imagesWith(tx, { ticketId: earlier.id, replyId: null }), storedIds(imageIds));
}

/**
 * Stores a message of the contact form as an open ticket, once when it is repeated. An anonymous author's ticket has no
 * owner until the owner of its address proves the address; a signed-in caller's is the caller's.
 * @throws UserError INVALID_INPUT, NOT_FOUND for a picture that can't be sent, TOO_MANY_REQUESTS.
 */
export async function sendContactMessage(ctx: RequestContext, input: ContactMessageInput): Promise<void> {
  const { name, email, subject, phone, message, imageIds } = checked(contactSchema, input);
  if (imageIds.length > 0 && !ctx.viewer)
    throw new UserError('INVALID_INPUT', 'Please sign in to add pictures.', ['imageIds']);
  const wait = await ctx.limits.take('contactPerAddress', ctx.address);
  if (wait > 0) throw tooManyRequests('You have sent several messages.', wait);
  const user = ctx.viewer ? await loadUser(ctx, ctx.viewer.userId) : null;
  await ctx.transaction(async (tx) => {
    const author = { userId: user?.id ?? null, userName: name, userEmail: user?.email ?? email };
    const contact = { ...author, subject, phone, message };
    if (await isStored(tx, contact, imageIds)) return;
    const ticketId = await openTicket(tx, {
      ...contact,
      // the REST paths call an author without an account `user`
      userRole: user?.role ?? 'MEMBER',
      userPhotoUrl: user?.photoUrl ?? null,
    });
    if (ticketId) await attachImages(tx, { ticketId, replyId: null }, imageIds);
  });
}

/** Assigns earlier anonymous messages to the account that has now proven their address. */
export async function giveMessagesToTheirOwner(tx: RequestContext, userId: string, email: string): Promise<void> {
  await tx.db.query(
    `update tickets set user_id = $1, user_role = (select role from users where id = $1)
     where user_id is null and user_email = $2`,
    [userId, email],
  );
}
