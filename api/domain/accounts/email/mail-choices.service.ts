import type { RequestContext } from '../../../context';
import type { MailKind } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { signedIn } from '../../viewer';
import { UserEntity } from '../user.entity';
import { freshUser } from '../user.service';

/** Every email that can be switched off. Receipts and security notices are always sent. */
const kinds: readonly MailKind[] = ['NEW_DEVICES', 'SUPPORT_ANSWERS'];

export const wantsMailOf = ({ unwantedMails }: Pick<UserEntity, 'unwantedMails'>, kind: MailKind): boolean =>
  !unwantedMails.includes(kind);

export const wantedMails = (user: Pick<UserEntity, 'unwantedMails'>): MailKind[] =>
  kinds.filter((kind) => wantsMailOf(user, kind));

/**
 * Whether an account gets an email of this kind; checked where the email is queued. A deleted or disabled account gets
 * none.
 */
export async function wantsMail(tx: RequestContext, userId: string, kind: MailKind): Promise<boolean> {
  const user = await tx.db.findOneBy(UserEntity, { id: userId });
  return user !== null && user.disabledAt === null && wantsMailOf(user, kind);
}

export async function setWantedMails(ctx: RequestContext, wanted: readonly MailKind[]): Promise<UserEntity | null> {
  const { userId: id } = signedIn(ctx);
  await ctx.transaction(async (tx) => {
    await tx.db.update(UserEntity, { id }, { unwantedMails: kinds.filter((kind) => !wanted.includes(kind)) });
    await publish(tx.db, { type: 'account', id });
  });
  return freshUser(ctx, id);
}
