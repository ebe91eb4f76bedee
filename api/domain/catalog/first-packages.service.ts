import type { RequestContext } from '../../context';
import { audited } from '../audit/audit.service';
import { defaultPackages } from './default-packages';
import { lockPackages } from './package.service';
import { PackageEntity } from './package.entity';

/**
 * Adds the default packages to a catalogue without packages, hidden until an Admin shows them.
 * @returns whether it had none
 */
export async function addFirstPackages(ctx: RequestContext): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    await lockPackages(tx);
    if ((await tx.db.count(PackageEntity)) > 0) return false;
    await tx.db.insert(PackageEntity, defaultPackages);
    return true;
  });
}

/**
 * Puts hidden packages on sale, cheapest first, while positions are free.
 * @returns the names of all that are on sale afterwards, cheapest first.
 */
export async function showHiddenPackages(ctx: RequestContext): Promise<string[]> {
  return ctx.transaction(async (tx) => {
    await lockPackages(tx);
    return audited(tx, { action: 'show-packages', subject: 'packages' }, async () => {
      await tx.db.query(
        `with free as (select n, row_number() over (order by n) as rank from generate_series(1, 3) n where n not in (select position from packages where position is not null)),
            hidden as (select id, row_number() over (order by price, id) as rank from packages where position is null)
       update packages set position = free.n from free join hidden using (rank) where packages.id = hidden.id`,
      );
      const shown: { name: string }[] = await tx.db.query(
        'select name from packages where position is not null order by price, position',
      );
      return { after: shown, result: shown.map(({ name }) => name) };
    });
  });
}
