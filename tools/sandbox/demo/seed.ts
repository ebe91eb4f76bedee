import bcrypt from 'bcrypt';
import type { RequestContext } from '../../../api/context';
import { demoDomain, refuseDemoData } from '../../../api/wiring/demo-accounts';
import { UserEntity } from '../../../api/domain/accounts/user.entity';
import { PackageEntity } from '../../../api/domain/catalog/package.entity';
import { grantCredits } from '../../../api/domain/credits/credit.service';
import { addFirstTemplates } from '../../../api/domain/messages/first-templates.service';
import { seedHistory } from './history';
import { seedItems } from './items';
import { dateAgo, datePast } from './past';
import { seedCannedAnswers, seedContactMessage, seedTickets } from './tickets';
import { demoPackages } from './packages';

const accounts = [
  { email: `admin@${demoDomain}`, name: 'Ada Admin', password: 'admin-demo', role: 'ADMIN' as const },
  { email: `mia@${demoDomain}`, name: 'Mia Baker', password: 'mia-demo', role: 'MEMBER' as const },
  { email: `sam@${demoDomain}`, name: 'Sam Seller', password: 'sam-demo', role: 'SELLER' as const },
];

const memberForHours = 21 * 24;

/**
 * Fills an empty database with three packages, demo accounts, some history and tickets; does not change a database with
 * any account.
 * @returns lines for the person at the terminal.
 * @throws ConfigError in production, as the passwords are public.
 */
export async function seedDemo(ctx: RequestContext): Promise<string[]> {
  refuseDemoData(ctx.config);
  const filled = await ctx.transaction(async (tx) => {
    await tx.db.query('select pg_advisory_xact_lock(7306419)');
    if ((await tx.db.count(PackageEntity)) === 0) await tx.db.insert(PackageEntity, demoPackages);
    await seedItems(tx);
    if ((await tx.db.count(UserEntity)) > 0) return false;
    const made: Record<string, string> = {};
    for (const { password, ...account } of accounts) {
      const passwordHash = await bcrypt.hash(password, ctx.config.bcryptCost);
      const createdAt = dateAgo(memberForHours);
      const { identifiers } = await tx.db.insert(UserEntity, {
        ...account,
        passwordHash,
        createdAt,
        emailVerifiedAt: createdAt,
      });
      const userId = identifiers[0]?.['id'] as string;
      made[account.role] = userId;
      if (account.role === 'MEMBER') {
        await grantCredits(tx, userId, 3, 'Welcome to the demo');
        await seedHistory(tx, userId, account);
        await seedTickets(tx, { ...account, id: userId }, made['ADMIN'] ?? userId);
      }
    }
    await seedContactMessage(tx);
    await seedCannedAnswers(tx);
    await addFirstTemplates(tx);
    await datePast(tx);
    return true;
  });
  const people = accounts.map(({ name, email, password }) => `  ${name.padEnd(12)} ${email}  password: ${password}`);
  return [
    filled
      ? 'Demo data is in place. Demo accounts:'
      : 'The database holds accounts already. Demo accounts, if it is the demo:',
    ...people,
  ];
}
