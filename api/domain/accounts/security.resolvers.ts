import type { Resolvers } from '../../graphql/generated/resolvers';
import { done, payload } from '../payload';
import { resetTwoStep } from './admin/two-step-reset.service';
import { sendProofCode } from './sign-in/confirmation.service';
import { cancelEmailChange, confirmEmailChange, requestEmailChange } from './email/email-change.service';
import { deviceName } from './sessions/device-name';
import { setWantedMails } from './email/mail-choices.service';
import { setPreferredLettering } from './preferred-lettering.service';
import { changePassword } from './sign-in/password.service';
import { recoverAccount } from './email/recovery.service';
import { unlinkSignIn } from './sign-in/linked-sign-ins.service';
import {
  codesLeft,
  linkedProviders,
  linkedSignIns,
  pendingEmail,
  providerName,
  signOutOtherSessions,
  signOutSession,
} from './security.service';
import { listSessions } from './sessions/session.list';
import { setAdminsNeedTwoStep } from './two-step/two-step-demand';
import { beginTwoStep, confirmTwoStep, disableTwoStep, renewRecoveryCodes } from './two-step/two-step.service';
import type { UserEntity } from './user.entity';

const account = (work: () => Promise<UserEntity | null>) =>
  payload(async () => ({ user: await work(), isChanged: null }), { user: null, isChanged: null });
const noCodes = { user: null, recoveryCodes: null };

export const securityResolvers: Resolvers = {
  Mutation: {
    setPreferredLettering: (_root, { lettering }, ctx) => account(() => setPreferredLettering(ctx, lettering)),
    setWantedMails: (_root, { kinds }, ctx) => account(() => setWantedMails(ctx, kinds)),
    sendProofCode: (_root, _args, ctx) => done(() => sendProofCode(ctx)),
    changePassword: (_root, { input }, ctx) => account(() => changePassword(ctx, input)),
    requestEmailChange: (_root, { input }, ctx) => account(() => requestEmailChange(ctx, input)),
    cancelEmailChange: (_root, _args, ctx) => account(() => cancelEmailChange(ctx)),
    confirmEmailChange: (_root, { token }, ctx) => account(() => confirmEmailChange(ctx, token)),
    undoEmailChange: (_root, { token }, ctx) =>
      payload(async () => ({ email: await recoverAccount(ctx, token, 'UNDO_EMAIL') }), { email: null }),
    recoverAccount: (_root, { token }, ctx) =>
      payload(async () => ({ email: await recoverAccount(ctx, token, 'RECOVER') }), { email: null }),
    signOutSession: (_root, { id }, ctx) => account(() => signOutSession(ctx, id)),
    signOutOtherSessions: (_root, _args, ctx) => account(() => signOutOtherSessions(ctx)),
    beginTwoStep: (_root, { proof }, ctx) => payload(() => beginTwoStep(ctx, proof), { secret: null, uri: null }),
    confirmTwoStep: (_root, { code }, ctx) => payload(() => confirmTwoStep(ctx, code), noCodes),
    renewRecoveryCodes: (_root, { proof }, ctx) => payload(() => renewRecoveryCodes(ctx, proof), noCodes),
    unlinkSignIn: (_root, { id, proof }, ctx) => account(() => unlinkSignIn(ctx, id, proof)),
    disableTwoStep: (_root, { proof }, ctx) => account(() => disableTwoStep(ctx, proof)),
    setAdminsNeedTwoStep: (_root, { isNeeded }, ctx) =>
      payload(
        async () => {
          await setAdminsNeedTwoStep(ctx, isNeeded);
          return { notice: null, verified: null, settings: {} };
        },
        { notice: null, verified: null, settings: null },
      ),
    resetTwoStep: (_root, { id, reason }, ctx) => account(() => resetTwoStep(ctx, id, reason)),
  },
  AccountSecurity: {
    hasPassword: ({ user }) => user.passwordHash !== null,
    twoStepSince: ({ user }) => user.twoStepAt,
    recoveryCodesLeft: (security, _args, ctx) => codesLeft(ctx, security),
    pendingEmail: ({ userId }, _args, ctx) => pendingEmail(ctx, userId),
    providers: ({ userId }, _args, ctx) => linkedProviders(ctx, userId),
    linkedSignIns: ({ userId }, _args, ctx) => linkedSignIns(ctx, userId),
  },
  LinkedSignIn: {
    provider: ({ issuer }, _args, ctx) => providerName(ctx, issuer),
    linkedAt: ({ createdAt }) => createdAt,
  },
  User: {
    sessions: (user, asked, ctx) => listSessions(ctx, asked, user.id),
  },
  Session: {
    // the family identifies the session; its token rows change
    id: ({ family }) => family,
    device: ({ device }) => deviceName(device),
    current: ({ family }, _args, ctx) => family === ctx.viewer?.sessionFamily,
    firstSeenAt: ({ beganAt }) => beganAt,
    lastActiveAt: ({ createdAt }) => createdAt,
  },
};
