import type { RequestContext } from '../../../context';
import type { ProofInput } from '../../../graphql/generated/schema';
import { publish } from '../../../platform/events/events';
import { encrypt } from '../../../platform/secrets/secrets';
import { UserError } from '../../user-error';
import { signedIn } from '../../viewer';
import { confirmPerson } from '../sign-in/confirmation.service';
import { queueNotice } from '../notices';
import { countCode } from '../sign-in/sign-in-attempts';
import { lockCaller } from '../sessions/session.service';
import { UserEntity } from '../user.entity';
import { redeemAppCode, replaceRecoveryCodes } from './code.service';
import { newSecret, uriOf } from './totp';
import { adminsNeedTwoStep } from '../../settings/two-step-demand';
import { TwoStepEntity } from './two-step.entity';
import { readAppearance } from '../../settings/appearance';

const sentences = {
  isOn: 'Two-step sign-in is already on.',
  isOff: 'Two-step sign-in is off.',
  isDemanded: 'This shop requires two-step sign-in for Admins, so it cannot be switched off.',
  notBegun: 'Please start again: there is no code to confirm.',
  wrongCode: 'This code is wrong. Please enter the one that your app shows now.',
};

/** Creates a new secret for an authenticator app; an earlier one that was never confirmed becomes invalid. */
export async function beginTwoStep(ctx: RequestContext, proof: ProofInput): Promise<{ secret: string; uri: string }> {
  const user = await confirmPerson(ctx, proof);
  const secret = newSecret();
  const rows = await ctx.transaction(async (tx): Promise<unknown[]> => {
    await lockCaller(tx);
    return tx.db.query(
      `insert into two_step (user_id, cipher) values ($1, $2)
     on conflict (user_id) do update set cipher = $2, last_step = null, created_at = now() where two_step.confirmed_at is null
     returning user_id`,
      [user.id, encrypt(ctx.config.encryptionKey, secret)],
    );
  });
  if (rows.length === 0) throw new UserError('INVALID_STATE', sentences.isOn);
  return { secret, uri: uriOf(secret, (await readAppearance(ctx)).shopName, user.email) };
}

/**
 * Confirms the pending secret with a code and switches two-step sign-in on.
 * @throws UserError WRONG_CODE, INVALID_STATE without a pending secret, TOO_MANY_REQUESTS.
 */
export async function confirmTwoStep(
  ctx: RequestContext,
  code: string,
): Promise<{ user: UserEntity; recoveryCodes: string[] }> {
  const { userId: id } = signedIn(ctx);
  const succeeded = await countCode(ctx, id);
  const confirmed = await ctx.transaction(async (tx) => {
    const user = await lockCaller(tx);
    if (user.twoStepAt) throw new UserError('INVALID_STATE', sentences.isOn);
    if (!(await tx.db.existsBy(TwoStepEntity, { userId: id })))
      throw new UserError('INVALID_STATE', sentences.notBegun);
    if (!(await redeemAppCode(tx, id, code, true))) throw new UserError('WRONG_CODE', sentences.wrongCode, ['code']);
    await tx.db.update(UserEntity, { id }, { twoStepAt: new Date() });
    const recoveryCodes = await replaceRecoveryCodes(tx, id);
    await queueNotice(tx, user, 'TWO_STEP_ON');
    await publish(tx.db, { type: 'account', id });
    return { user: await tx.db.findOneByOrFail(UserEntity, { id }), recoveryCodes };
  });
  await succeeded();
  return confirmed;
}

/** Replaces the recovery codes. @throws UserError as for `confirmPerson`; INVALID_STATE while it is off. */
export async function renewRecoveryCodes(
  ctx: RequestContext,
  proof: ProofInput,
): Promise<{ user: UserEntity; recoveryCodes: string[] }> {
  const { id } = await confirmPerson(ctx, proof, { byCode: true, byEmail: false });
  return ctx.transaction(async (tx) => {
    const user = await lockCaller(tx);
    if (!user.twoStepAt) throw new UserError('INVALID_STATE', sentences.isOff);
    const recoveryCodes = await replaceRecoveryCodes(tx, id);
    await queueNotice(tx, user, 'RECOVERY_CODES_RENEWED');
    await publish(tx.db, { type: 'account', id });
    return { user, recoveryCodes };
  });
}

/**
 * Switches two-step sign-in off. Requires the password or a code of the app; access to the account's mail is not
 * enough.
 * @throws UserError as for `confirmPerson`; INVALID_STATE while it is off, and for an Admin of whom it is demanded.
 */
export async function disableTwoStep(ctx: RequestContext, proof: ProofInput): Promise<UserEntity> {
  const { id } = await confirmPerson(ctx, proof, { byCode: true, byEmail: false });
  return ctx.transaction(async (tx) => {
    const user = await lockCaller(tx);
    if (!user.twoStepAt) throw new UserError('INVALID_STATE', sentences.isOff);
    if (user.role === 'ADMIN' && (await adminsNeedTwoStep(tx)))
      throw new UserError('INVALID_STATE', sentences.isDemanded);
    await forgetTwoStep(tx, id);
    await queueNotice(tx, user, 'TWO_STEP_OFF');
    await publish(tx.db, { type: 'account', id });
    return tx.db.findOneByOrFail(UserEntity, { id });
  });
}

/** Removes two-step sign-in from an account: sign-in requires no code any more. */
export async function forgetTwoStep(tx: RequestContext, userId: string): Promise<void> {
  await tx.db.query(
    'with codes as (delete from recovery_codes where user_id = $1), app as (delete from two_step where user_id = $1) update users set two_step_at = null where id = $1',
    [userId],
  );
}
