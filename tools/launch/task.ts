import { runOnDatabase } from './foreground';
import { Refusal } from './children';

/**
 * `npm run migrate`, `seed`, `show-packages`, `check`, `release-database`, `database-schema` and `admin -- EMAIL`: runs
 * one task on the product's database.
 */
export async function main(name: string, args: string[]): Promise<number> {
  if (name === 'admin' && args.length !== 1)
    throw new Refusal('Say whose account becomes an admin: npm run admin -- EMAIL', 64);
  const own: Record<string, string> = {
    seed: 'tools/sandbox/demo/main.ts',
    'release-database': 'api/test/releases/make.ts',
    'database-schema': 'api/test/write-database-schema.ts',
  };
  return runOnDatabase(own[name] ? [own[name]] : ['api/tasks.ts', name, ...args]);
}
