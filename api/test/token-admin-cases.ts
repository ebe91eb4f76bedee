import { createApiToken } from '../domain/tokens/token.service';
import type { AdminCase, AdministeredProduct } from './administered-product';

const aToken = async ({ product }: AdministeredProduct) => {
  const owner = await product.addUser({ role: 'ADMIN' });
  // another operation may have demanded two-step sign-in of Admins
  await product.services.pool.query('update users set two_step_at = now() where id = $1', [owner.id]);
  const made = await createApiToken(product.ctx(owner), { name: 'A program', scopes: ['ADMIN_SALES_READ'] });
  return made.apiToken.id;
};

/** Admin operations on personal access tokens. */
export const tokenAdminCases: Record<string, AdminCase> = {
  // The tokens, and their owners with the last orders and whether they need two-step sign-in.
  adminApiTokens: {
    budget: 5,
    variables: async (filled) => {
      for (let row = 0; row < filled.rows; row += 1) await aToken(filled);
      return {};
    },
  },
  // The row under lock, its end, the event, the audit and the owner.
  revokeAdminApiToken: { budget: 10, variables: async (filled) => ({ id: await aToken(filled), reason: 'It leaked' }) },
};
