import type { Resolvers } from '../../graphql/generated/resolvers';
import { confirmAdmin } from '../accounts/admin/admin-proof.service';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import { notFound } from '../user-error';
import { revokeAdminApiToken } from './admin/token-revocation.service';
import { apiTokensOf, createApiToken, liveAdminTokens, revokeApiToken } from './token.service';

export const tokenResolvers: Resolvers = {
  Query: {
    adminApiTokens: (_root, _args, ctx) => liveAdminTokens(ctx),
  },
  Mutation: {
    confirmIdentity: (_root, { proof }, ctx) =>
      payload(async () => ({ provenUntil: await confirmAdmin(ctx, proof) }), { provenUntil: null }),
    createApiToken: (_root, { input }, ctx) =>
      payload(() => createApiToken(ctx, input), { token: null, apiToken: null }),
    revokeApiToken: (_root, { id }, ctx) =>
      payload(async () => ({ apiToken: await revokeApiToken(ctx, id) }), { apiToken: null }),
    revokeAdminApiToken: (_root, { id, reason }, ctx) =>
      payload(async () => ({ apiToken: await revokeAdminApiToken(ctx, id, reason) }), { apiToken: null }),
  },
  User: {
    apiTokens: ({ id }, _args, ctx) => apiTokensOf(ctx, id),
  },
  ApiToken: {
    mode: ({ isTest }) => (isTest ? 'TEST' : 'LIVE'),
    hint: ({ hint }) => hint ?? '',
    state: ({ revokedAt, expiresAt }) =>
      revokedAt ? 'REVOKED' : expiresAt && expiresAt <= new Date() ? 'EXPIRED' : 'LIVE',
    owner: async ({ userId }, _args, ctx) => {
      const owner = await loadUser(ctx, userId);
      if (!owner) throw notFound('Account');
      return owner;
    },
  },
};
