import type { Resolvers } from '../../graphql/generated/resolvers';
import { payload } from '../payload';
import { checkId } from '../user-error';
import { findItem, saveItem, setItemActive } from './admin/item-editing.service';
import { listAllItems } from './admin/managed-item.list';
import {
  findPackage,
  listAllPackages,
  savePackage,
  setPackageActive,
  setPackageOrder,
} from './admin/package-editing.service';
import type { SavedPackage } from './admin/package-editing.service';
import { countryNames } from './countries';
import { guidelinesAsHtml } from './guidelines';
import { fileFacts } from './item-file.service';
import { listItems } from './item.list';
import { earlierSlugsOf, findItemOnSale } from './item.service';
import type { ItemEntity } from './item.entity';
import { findPackageOnSale, listPackages } from './package.service';

const packageOf = (work: () => Promise<SavedPackage>) => payload(work, { package: null, isChanged: null });
const itemOf = (work: () => Promise<ItemEntity>) => payload(async () => ({ item: await work() }), { item: null });

export const catalogResolvers: Resolvers = {
  Query: {
    packages: (_root, _args, ctx) => listPackages(ctx),
    package: (_root, { id }, ctx) => findPackageOnSale(ctx, checkId(id, 'Package')),
    items: (_root, asked, ctx) => listItems(ctx, asked),
    item: (_root, { by }, ctx) => findItemOnSale(ctx, by),
    countries: () => countryNames,
    allPackages: (_root, _args, ctx) => listAllPackages(ctx),
    packageForEditing: (_root, { id }, ctx) => findPackage(ctx, id),
    allItems: (_root, asked, ctx) => listAllItems(ctx, asked),
    itemForEditing: (_root, { id }, ctx) => findItem(ctx, id),
  },
  Mutation: {
    savePackage: (_root, { id, input, version, requestId }, ctx) =>
      packageOf(() => savePackage(ctx, id, input, version ?? undefined, requestId)),
    setPackageActive: (_root, { id, isActive, version }, ctx) =>
      packageOf(() => setPackageActive(ctx, id, isActive, version)),
    setPackageOrder: (_root, { ids, shown }, ctx) =>
      payload(async () => ({ packages: await setPackageOrder(ctx, ids, shown) }), { packages: null }),
    saveItem: (_root, { id, input, version, requestId }, ctx) =>
      itemOf(() => saveItem(ctx, id, input, version, requestId)),
    setItemActive: (_root, { id, isActive, version }, ctx) => itemOf(() => setItemActive(ctx, id, isActive, version)),
  },
  Item: {
    file: fileFacts,
    guidelinesHtml: guidelinesAsHtml,
    earlierSlugs: (item, _args, ctx) => earlierSlugsOf(ctx, item),
  },
  Package: {
    isActive: (row) => row.position !== null,
  },
};
