import type { RequestContext } from '../../context';
import { suppressionOf } from '../../platform/mail/suppression';
import { walkList } from '../../platform/lists/walk';
import { identitiesOf, providerName } from '../accounts/security.service';
import { devicesOf } from '../accounts/sessions/device.service';
import { deviceName } from '../accounts/sessions/device-name';
import { storedSessionList } from '../accounts/sessions/session.list';
import { tokensOf } from '../accounts/single-use-token.service';
import type { UserEntity } from '../accounts/user.entity';
import { apiTokensOf } from '../tokens/token.service';

/** Returns an account's data without fields that would help an attacker sign in. */
export async function accountFacts(ctx: RequestContext, user: UserEntity) {
  const { id, email, emailVerifiedAt, name, role, membership, membershipUntil, credits, twoStepAt } = user;
  const { photoUrl, aboutMe, address, city, country, phone, preferredLettering, unsubscribedAt, createdAt } = user;
  const refused = await suppressionOf(ctx.db, email);
  return {
    ...{ id, email, emailVerifiedAt, name, role, membership, membershipUntil, credits, twoStepAt },
    ...{ photoUrl, aboutMe, address, city, country, phone, preferredLettering, unsubscribedAt, createdAt },
    membershipGivenUntil: user.membershipGrantedUntil,
    isBasicAfterPremium: user.basicAfter,
    hasPassword: user.passwordHash !== null,
    mailsSwitchedOff: user.unwantedMails,
    mailRefusedByItsServer: refused && { reason: refused.reason, since: refused.createdAt },
  };
}

export async function* providerRecords(ctx: RequestContext, owner: string) {
  for (const { issuer, subject, createdAt } of await identitiesOf(ctx, owner))
    yield { provider: providerName(ctx, issuer), subject, linkedAt: createdAt };
}

export async function* tokenRecords(ctx: RequestContext, owner: string) {
  for (const token of await apiTokensOf(ctx, owner)) {
    const { name, hint, isTest, scopes, createdAt, expiresAt, lastUsedAt, revokedAt } = token;
    yield { name, endsWith: hint, isTest, scopes, createdAt, expiresAt, lastUsedAt, revokedAt };
  }
}

/** Sessions that are stored, also ended ones. */
export async function* sessionRecords(ctx: RequestContext, owner: string) {
  for await (const session of walkList(ctx, storedSessionList, { owner })) {
    const { device: userAgent, beganAt, provenAt, createdAt, expiresAt, revokedAt } = session;
    yield {
      ...{ device: deviceName(userAgent), userAgent, firstSeenAt: beganAt, lastActiveAt: createdAt },
      ...{ provenAt, expiresAt, endedAt: revokedAt },
    };
  }
}

export async function* browserRecords(ctx: RequestContext, owner: string) {
  for (const { createdAt, lastSeenAt } of await devicesOf(ctx, owner)) yield { firstSeenAt: createdAt, lastSeenAt };
}

/** Links and codes of emails, without what they prove. */
export async function* linkRecords(ctx: RequestContext, owner: string) {
  for (const { purpose, email, createdAt, expiresAt, usedAt } of await tokensOf(ctx, owner))
    yield { purpose, email, createdAt, expiresAt, usedAt };
}
