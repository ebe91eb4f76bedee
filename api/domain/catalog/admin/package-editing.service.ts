import { isDeepStrictEqual } from 'node:util';
import { In, IsNull, Not } from 'typeorm';
import { packageInput } from '../../../../contract/catalog';
import { packageLimits, tooManyPackages } from '../../../../contract/limits';
import { amountOf, centsOf } from '../../../../contract/money';
import type { RequestContext } from '../../../context';
import type { PackageInput } from '../../../graphql/generated/schema';
import { audited } from '../../audit/audit.service';
import { requireDrawable } from '../../drawable-text';
import { checked } from '../../input';
import { createdOnce } from '../../idempotency/repeated-request';
import { UserError, checkId, notFound } from '../../user-error';
import { lockPackages } from '../package.service';
import { PackageEntity } from '../package.entity';

/** A package after an operation, and whether that changed it. */
export interface SavedPackage {
  package: PackageEntity;
  isChanged: boolean;
}

const subjectOf = (id: string) => `packages/${id}`;

/** Returns every package: those on sale in their order, then hidden ones, newest first. */
export const listAllPackages = (ctx: RequestContext): Promise<PackageEntity[]> =>
  ctx.db.find(PackageEntity, {
    order: { position: { direction: 'ASC', nulls: 'LAST' }, createdAt: 'DESC', id: 'DESC' },
  });

/** Returns a package, on sale or hidden. @throws AccessError NOT_FOUND. */
export async function findPackage(ctx: RequestContext, id: string): Promise<PackageEntity> {
  const found = await ctx.db.findOneBy(PackageEntity, { id: checkId(id, 'Package') });
  if (!found) throw notFound('Package');
  return found;
}

/** Returns a package for a change under the lock of all packages. @throws AccessError NOT_FOUND. */
async function lockedPackage(tx: RequestContext, id: string): Promise<PackageEntity> {
  const found = await tx.db.findOne(PackageEntity, {
    where: { id: checkId(id, 'Package') },
    // also waits for orders that are being placed, and they for a deletion
    lock: { mode: 'pessimistic_write' },
  });
  if (!found) throw notFound('Package');
  return found;
}

/** Returns a package of this version, under its lock. @throws AccessError NOT_FOUND; UserError CONFLICT. */
async function unchanged(tx: RequestContext, id: string, version: number | undefined): Promise<PackageEntity> {
  const found = await lockedPackage(tx, id);
  if (version !== undefined && found.version !== version)
    throw new UserError('CONFLICT', 'This package has changed since you opened it. Please look at it again.', [
      'version',
    ]);
  return found;
}

/** Returns the first free position on sale. @throws UserError LIMIT_REACHED. */
async function freePosition(tx: RequestContext): Promise<number> {
  const onSale = await tx.db.find(PackageEntity, { select: { position: true }, where: { position: Not(IsNull()) } });
  const taken = new Set(onSale.map(({ position }) => position));
  for (let position = 1; position <= packageLimits.onSale; position += 1) if (!taken.has(position)) return position;
  throw new UserError('LIMIT_REACHED', tooManyPackages);
}

const factsOf = ({ name, price, credit, validityDays, features, sellerEmail }: PackageEntity) => ({
  name,
  price,
  credit,
  validityDays,
  features,
  sellerEmail,
});

/** Returns lines with some of them replaced or added. @throws UserError INVALID_INPUT. */
function changedLines(lines: readonly string[], { features, featureChanges }: PackageInput): readonly string[] {
  if (!featureChanges) return features ?? lines;
  if (features) throw new UserError('INVALID_INPUT', 'Please name features or featureChanges.', ['featureChanges']);
  const changed = [...lines];
  for (const { position, text } of featureChanges) {
    if (position < 1 || position > packageLimits.features)
      throw new UserError('INVALID_INPUT', `A position is 1 to ${packageLimits.features}.`, ['featureChanges']);
    changed[position - 1] = text;
  }
  return Array.from(changed, (line) => line ?? '');
}

/** Returns the values of a package after a change: what the input omits stays. @throws UserError INVALID_INPUT. */
function changedValues(before: PackageEntity | null, input: PackageInput) {
  const { featureChanges: _changes, ...given } = input;
  const stored = before ? factsOf(before) : { features: [], sellerEmail: null };
  for (const name of ['name', 'price', 'credit', 'validityDays'] as const)
    if (!before && given[name] == null) throw new UserError('INVALID_INPUT', `${name} is required.`, [name]);
  const named = Object.entries(given).filter(([name, value]) => value != null || name === 'sellerEmail');
  const features = changedLines(stored.features, input);
  return checked(packageInput, { ...stored, ...Object.fromEntries(named), features });
}

/** Puts a new package on sale. @returns its id @throws UserError INVALID_INPUT, LIMIT_REACHED. */
async function addPackage(tx: RequestContext, input: PackageInput): Promise<string> {
  const values = changedValues(null, input);
  await requireDrawable({ name: values.name });
  const position = await freePosition(tx);
  const { id } = await tx.db.save(PackageEntity, tx.db.create(PackageEntity, { ...values, position }));
  const added = await findPackage(tx, id);
  await audited(tx, { action: 'add-package', subject: subjectOf(id) }, () =>
    Promise.resolve({ before: null, after: factsOf(added), result: added }),
  );
  return id;
}

/**
 * Changes a package, or puts a new one on sale. A repeated request id is the same new package. What the input omits stays.
 * Placed orders retain their copy of it.
 * @throws AccessError NOT_FOUND; UserError CONFLICT, INVALID_INPUT, LIMIT_REACHED.
 */
export async function savePackage(
  ctx: RequestContext,
  id: string | null | undefined,
  input: PackageInput,
  version: number | undefined,
  requestId?: string | null,
): Promise<SavedPackage> {
  return ctx.transaction(async (tx) => {
    await lockPackages(tx);
    if (id == null) {
      const creation = { operation: 'savePackage', requestId, input };
      const added = await createdOnce(tx, creation, () => addPackage(tx, input));
      return { package: await findPackage(tx, added), isChanged: true };
    }
    const before = await lockedPackage(tx, id);
    const values = changedValues(before, input);
    const price = amountOf(centsOf(values.price));
    const isSame = isDeepStrictEqual(factsOf(before), { ...factsOf(before), ...values, price });
    // the repetition of a change whose answer was lost
    if (isSame && version === before.version - 1) return { package: before, isChanged: false };
    await unchanged(tx, id, version);
    // the same values again leave the version that another Admin edits
    if (isSame) return { package: before, isChanged: false };
    await requireDrawable({ name: values.name });
    return audited(tx, { action: 'save-package', subject: subjectOf(before.id) }, async () => {
      await tx.db.update(PackageEntity, { id: before.id }, { ...values, version: () => 'version + 1' });
      const result = { package: await findPackage(tx, before.id), isChanged: true };
      return { before: factsOf(before), after: factsOf(result.package), result };
    });
  });
}

/**
 * Hides a package, or puts it on sale at the first free position.
 * @throws AccessError NOT_FOUND; UserError CONFLICT, LIMIT_REACHED.
 */
export async function setPackageActive(
  ctx: RequestContext,
  id: string,
  isActive: boolean,
  version: number,
): Promise<SavedPackage> {
  return ctx.transaction(async (tx) => {
    await lockPackages(tx);
    const before = await lockedPackage(tx, id);
    const isSame = isActive === (before.position !== null);
    // the repetition of a change whose answer was lost
    if (isSame && version === before.version - 1) return { package: before, isChanged: false };
    await unchanged(tx, id, version);
    if (isSame) return { package: before, isChanged: false };
    return audited(
      tx,
      { action: isActive ? 'show-package' : 'hide-package', subject: subjectOf(before.id) },
      async () => {
        const position = isActive ? await freePosition(tx) : null;
        await tx.db.update(PackageEntity, { id: before.id }, { position, version: () => 'version + 1' });
        const result = { package: await findPackage(tx, before.id), isChanged: true };
        return { before: { position: before.position }, after: { position }, result };
      },
    );
  });
}

const isSameOrder = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id, place) => id === other[place]);

/**
 * Sets the order of the packages on sale.
 * @param shown the order that the caller saw
 * @throws AccessError NOT_FOUND; UserError CONFLICT, INVALID_INPUT.
 */
export async function setPackageOrder(
  ctx: RequestContext,
  ids: readonly string[],
  shown: readonly string[],
): Promise<PackageEntity[]> {
  const known = await ctx.db.countBy(PackageEntity, { id: In(ids.map((id) => checkId(id, 'Package'))) });
  if (known < new Set(ids).size) throw notFound('Package');
  return ctx.transaction(async (tx) => {
    await lockPackages(tx);
    const onSale = await tx.db.find(PackageEntity, { where: { position: Not(IsNull()) }, order: { position: 'ASC' } });
    const before = onSale.map(({ id }) => id);
    // also the repetition of a change whose answer was lost
    if (isSameOrder(before, ids)) return onSale;
    if (!isSameOrder(before, shown))
      throw new UserError('CONFLICT', 'The packages have changed since you opened them. Please look at them again.');
    if (!isSameOrder([...before].sort(), [...ids].sort()))
      throw new UserError('INVALID_INPUT', 'The order must list every package on sale exactly once.', ['ids']);
    return audited(tx, { action: 'order-packages', subject: 'packages' }, async () => {
      // two packages can't have one position, not even within the transaction
      await tx.db.update(PackageEntity, { position: Not(IsNull()) }, { position: null });
      await tx.db.query(
        `update packages set position = ordered.place::integer
         from unnest($1::uuid[]) with ordinality ordered(id, place) where packages.id = ordered.id`,
        [ids],
      );
      const byId = new Map(onSale.map((one) => [one.id, one]));
      const result = ids.flatMap((id, place) => {
        const one = byId.get(id);
        return one ? [Object.assign(one, { position: place + 1 })] : [];
      });
      return { before: { ids: before }, after: { ids }, result };
    });
  });
}

/**
 * Deletes a package, in the caller's transaction.
 * @param isOrdered whether any order refers to it; asked while no order of it can be placed
 * @throws AccessError NOT_FOUND; UserError CONFLICT, IN_USE.
 */
export async function removePackage(
  tx: RequestContext,
  id: string,
  version: number,
  isOrdered: (id: string) => Promise<boolean>,
): Promise<PackageEntity> {
  await lockPackages(tx);
  const gone = await unchanged(tx, id, version);
  if (await isOrdered(gone.id))
    throw new UserError('IN_USE', 'This package has been ordered, so it can only be hidden.');
  return audited(tx, { action: 'delete-package', subject: subjectOf(gone.id) }, async () => {
    await tx.db.delete(PackageEntity, { id: gone.id });
    return { before: factsOf(gone), after: null, result: gone };
  });
}
