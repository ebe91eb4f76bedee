import type { RequestContext } from '../../context';
import type { PurchaseSubject } from '../../graphql/generated/schema';
import { findItemOnSale, loadItem } from '../catalog/item.service';
import { findPackageOnSale } from '../catalog/package.service';
import { UserError, checkId } from '../user-error';
import { hasBought, itemIsBought } from './bought-items';
import type { OrderEntity } from './order.entity';

/** Columns that an order copies from the catalogue. */
export type Copied = Pick<
  OrderEntity,
  | 'kind'
  | 'packageId'
  | 'itemId'
  | 'name'
  | 'price'
  | 'credit'
  | 'validityDays'
  | 'sellerEmail'
  | 'guidelines'
  | 'guidelinesHtml'
  | 'accessUrl'
  | 'fileKey'
  | 'fileName'
  | 'fileBytes'
  | 'slug'
  | 'itemNumber'
  | 'imageUrl'
>;

/**
 * Copies an order's columns from the catalogue.
 * @param isBought whether the customer has paid for an item; by default the caller
 * @throws UserError NOT_FOUND, INVALID_STATE for an item that the customer has bought.
 */
export async function copiedFromCatalogue(
  ctx: RequestContext,
  { packageId, itemId, itemNumber }: PurchaseSubject,
  isBought = (id: string): Promise<boolean> => hasBought(ctx, id),
): Promise<Copied> {
  const noFile = { fileKey: null, fileName: null, fileBytes: null };
  const noTexts = { guidelines: null, guidelinesHtml: null };
  const nothing = { ...noTexts, accessUrl: null, slug: null, itemNumber: null, imageUrl: null, ...noFile };
  if (packageId) {
    const bought = await findPackageOnSale(ctx, checkId(packageId, 'Package'));
    if (!bought) throw new UserError('NOT_FOUND', 'This package is no longer on sale.', ['of', 'packageId']);
    const { id, name, price, credit, validityDays, sellerEmail } = bought;
    return { ...nothing, kind: 'PACKAGE', packageId: id, itemId: null, name, price, credit, validityDays, sellerEmail };
  }
  const named = itemNumber == null ? 'itemId' : 'itemNumber';
  const bought =
    itemNumber == null
      ? await loadItem(ctx, checkId(itemId ?? '', 'Item'))
      : await findItemOnSale(ctx, { number: itemNumber });
  if (!bought?.isActive) throw new UserError('NOT_FOUND', 'This item is no longer on sale.', ['of', named]);
  if (await isBought(bought.id)) throw new UserError('INVALID_STATE', itemIsBought, ['of', named]);
  const { id, name, price, guidelines, guidelinesHtml, accessUrl, slug, number, imageUrl } = bought;
  const { fileKey, fileName, fileBytes } = bought;
  const file = { fileKey, fileName, fileBytes };
  const texts = { guidelines, guidelinesHtml };
  const copied = { name, price, ...texts, accessUrl, ...file, slug, itemNumber: number, imageUrl };
  return { kind: 'ITEM', packageId: null, itemId: id, credit: 0, validityDays: 0, sellerEmail: null, ...copied };
}
