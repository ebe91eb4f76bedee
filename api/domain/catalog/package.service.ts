import DataLoader from 'dataloader';
import { In, IsNull, Not } from 'typeorm';
import type { RequestContext } from '../../context';
import { PackageEntity } from './package.entity';

/** Returns packages on sale, cheapest first. */
export const listPackages = (ctx: RequestContext) =>
  ctx.db.find(PackageEntity, { where: { position: Not(IsNull()) }, order: { price: 'ASC', position: 'ASC' } });

/** Returns a package on sale, or null. */
export const findPackageOnSale = (ctx: RequestContext, id: string) =>
  ctx.db.findOneBy(PackageEntity, { id, position: Not(IsNull()) });

const packageLoader = (ctx: RequestContext) =>
  new DataLoader<string, PackageEntity | null>(async (ids) => {
    const rows = await ctx.dataSource.manager.findBy(PackageEntity, { id: In([...ids]) });
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => byId.get(id) ?? null);
  });

/** Loads a package by id, on sale or not, at most once per request. */
export const loadPackage = (ctx: RequestContext, id: string) => ctx.once(packageLoader).load(id);

/** Key of an advisory lock, arbitrary but fixed. */
const packagesLock = 7306421;

/**
 * Serialises, until the end of the transaction, changes of which packages there are and in which order they are on
 * sale: two processes that start on an empty database, and two Admins.
 */
export const lockPackages = (tx: RequestContext): Promise<unknown> =>
  tx.db.query('select pg_advisory_xact_lock($1)', [packagesLock]);
