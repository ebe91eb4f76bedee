import { randomBytes } from 'node:crypto';
import type { RequestContext } from '../../../context';
import { decrypt, hashToken } from '../../../platform/secrets/secrets';
import { RecoveryCodeEntity } from './recovery-code.entity';
import { stepOf } from './totp';
import { TwoStepEntity } from './two-step.entity';

const howMany = 10;
/** Without letters and digits that look alike; 32 characters, so that each byte maps evenly. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const codeLength = 10;

const hashOf = (userId: string, code: string) => hashToken(`${userId}:${code}`);

function recoveryCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, codeLength / 2)}-${letters.slice(codeLength / 2)}`;
}

const bare = (typed: string) => typed.replace(/[\s-]/g, '').toUpperCase();

/** Replaces all recovery codes with new ones. */
export async function replaceRecoveryCodes(tx: RequestContext, userId: string): Promise<string[]> {
  const codes = Array.from({ length: howMany }, recoveryCode);
  await tx.db.delete(RecoveryCodeEntity, { userId });
  await tx.db.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ userId, hash: hashOf(userId, bare(code)) })),
  );
  return codes;
}

/**
 * Consumes a code of the account: of its app, or a recovery code. Of two requests with the same code, the database lets
 * one succeed.
 * @returns which kind it was; null when it is not valid (any more)
 */
export async function redeemCode(
  tx: RequestContext,
  userId: string,
  typed: string,
): Promise<'APP' | 'RECOVERY' | null> {
  const code = bare(typed);
  if (!/^\d{6}$/.test(code)) return (await redeemRecoveryCode(tx, userId, code)) ? 'RECOVERY' : null;
  return (await redeemAppCode(tx, userId, code)) ? 'APP' : null;
}

/** Returns the message for a code that is not valid (any more). Codes of the app have digits only. */
export const wrongCodeMessage = (typed: string): string =>
  /^\d*$/.test(bare(typed))
    ? 'This code is wrong or already used. Please enter the newest one.'
    : 'This recovery code is wrong or already used. Please enter another one.';

/**
 * Consumes a code of the app.
 * @param confirm also accepts a secret that the app has not confirmed yet, and confirms it
 */
export async function redeemAppCode(
  tx: RequestContext,
  userId: string,
  code: string,
  confirm = false,
): Promise<boolean> {
  const row = await tx.db.findOneBy(TwoStepEntity, { userId });
  if (!row || (row.confirmedAt === null) !== confirm) return false;
  const step = stepOf(decrypt(tx.config.encryptionKey, row.cipher), bare(code));
  if (step === null) return false;
  const [, count]: [unknown[], number] = await tx.db.query(
    `update two_step set last_step = $2, confirmed_at = coalesce(confirmed_at, now())
     where user_id = $1 and cipher = $3 and (last_step is null or last_step < $2) returning user_id`,
    [userId, step, row.cipher],
  );
  return count > 0;
}

async function redeemRecoveryCode(tx: RequestContext, userId: string, code: string): Promise<boolean> {
  const [, count]: [unknown[], number] = await tx.db.query(
    'update recovery_codes set used_at = now() where user_id = $1 and hash = $2 and used_at is null returning id',
    [userId, hashOf(userId, code)],
  );
  return count > 0;
}

export const recoveryCodesLeft = (ctx: RequestContext, userId: string): Promise<number> =>
  ctx.db
    .createQueryBuilder(RecoveryCodeEntity, 'code')
    .where('code.userId = :userId and code.usedAt is null', { userId })
    .getCount();
