import type { RequestContext } from '../../../context';
import { removePackage } from '../../catalog/admin/package-editing.service';
import type { PackageEntity } from '../../catalog/package.entity';
import { OrderEntity } from '../order.entity';

/**
 * Deletes a package that was never ordered.
 * @throws AccessError NOT_FOUND; UserError CONFLICT, IN_USE.
 */
export const deletePackage = (ctx: RequestContext, id: string, version: number): Promise<PackageEntity> =>
  ctx.transaction((tx) => removePackage(tx, id, version, (packageId) => tx.db.existsBy(OrderEntity, { packageId })));
