import type { Resolvers } from '../../graphql/generated/resolvers';
import { checkId } from '../user-error';
import { countryNames } from './countries';
import { fileFacts } from './item-file.service';
import { listItems } from './item.list';
import { findItemOnSale } from './item.service';
import { findPackageOnSale, listPackages } from './package.service';

export const catalogResolvers: Resolvers = {
  Query: {
    packages: (_root, _args, ctx) => listPackages(ctx),
    package: (_root, { id }, ctx) => findPackageOnSale(ctx, checkId(id, 'Package')),
    items: (_root, asked, ctx) => listItems(ctx, asked),
    item: (_root, { by }, ctx) => findItemOnSale(ctx, by),
    countries: () => countryNames,
  },
  Item: {
    file: fileFacts,
  },
  Package: {
    isActive: (row) => row.position !== null,
  },
};
