import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../context';
import type { UserEntity } from '../domain/accounts/user.entity';
import type { OutboxEntity } from '../platform/mail/outbox.entity';
import { startTestProduct } from './test-product';
import type { TestProduct } from './test-product';

/** The product with an Admin who sends messages. */
export interface Messaging {
  product: TestProduct;
  admin: UserEntity;
  /** Context of the Admin's request. */
  ctx: () => RequestContext;
  rows: <Row extends object>(sql: string, values?: unknown[]) => Promise<Row[]>;
  emailsTo: (recipient: string) => Promise<OutboxEntity[]>;
  /** Creates an account with a proven address. */
  proven: (values?: { email?: string; name?: string }) => Promise<UserEntity>;
  audits: (action: string) => Promise<{ subject: string; before: object; after: object }[]>;
}

export const messageWords = (words: Partial<{ subject: string; body: string }> = {}) => ({
  subject: 'News for {{userName}}',
  body: '<p>Hello {{userName}}</p>',
  ...words,
});

export async function startMessaging(): Promise<Messaging> {
  const product = await startTestProduct();
  const admin = await product.addUser({ role: 'ADMIN', email: 'admin@example.com' });
  const rows = async <Row extends object>(sql: string, values: unknown[] = []) =>
    (await product.services.pool.query<Row>(sql, values)).rows;
  return {
    product,
    admin,
    ctx: () => product.ctx(admin),
    rows,
    emailsTo: (recipient) => rows<OutboxEntity>('select * from outbox where recipient = $1 order by id', [recipient]),
    proven: async ({ email, name } = {}) => {
      const user = await product.addUser({ email: email ?? `${randomUUID()}@example.com` });
      await rows('update users set email_verified_at = now(), name = coalesce($2, name) where id = $1', [
        user.id,
        name ?? null,
      ]);
      return user;
    },
    audits: (action) => rows('select subject, before, after from audit where action = $1 order by id', [action]),
  };
}
