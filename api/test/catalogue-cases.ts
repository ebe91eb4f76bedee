import { randomUUID } from 'node:crypto';
import type { RequestContext } from '../context';
import { saveItem } from '../domain/catalog/admin/item-editing.service';
import { listAllPackages, setPackageActive } from '../domain/catalog/admin/package-editing.service';
import type { FilledProduct } from './filled-product';

interface CatalogueCase {
  budget: number;
  variables?: (filled: FilledProduct) => object | Promise<object>;
}

/** The Admin operations on packages and items, see `adminCases`. */
export const catalogueCases: Record<string, CatalogueCase> = {
  allPackages: { budget: 3 },
  packageForEditing: { budget: 3, variables: ({ packageId }) => ({ id: packageId }) },
  // The slugs that the items had before, and the settings for the currency.
  allItems: { budget: 5, variables: () => ({ page: { size: 60 } }) },
  itemForEditing: { budget: 4, variables: async ({ product }) => ({ id: (await anItem(product.ctx())).id }) },
  savePackage: {
    budget: 11,
    variables: async ({ product }) => ({ ...(await aPackage(product)), input: packageInput }),
  },
  setPackageActive: {
    budget: 11,
    variables: async ({ product }) => {
      await product.services.pool.query('update packages set position = null where position > 1');
      return { ...(await aPackage(product)), isActive: true };
    },
  },
  setPackageOrder: {
    budget: 11,
    variables: async ({ product }) => {
      await product.services.pool.query('update packages set position = null where position > 1');
      const { id, version } = await aPackage(product);
      await setPackageActive(product.ctx(), id, true, version);
      const shown = (await listAllPackages(product.ctx())).filter((one) => one.position).map((one) => one.id);
      return { ids: [...shown].reverse(), shown };
    },
  },
  deletePackage: { budget: 10, variables: ({ product }) => aPackage(product) },
  saveItem: {
    budget: 14,
    variables: async ({ product }) => {
      const { id, version } = await anItem(product.ctx());
      return { id, version, input: { ...itemInput, slug: `item-${randomUUID()}`, price: '7.00' } };
    },
  },
  setItemActive: {
    budget: 11,
    variables: async ({ product }) => ({ ...(await anItem(product.ctx())), isActive: false }),
  },
};

const packageInput = { name: 'Basic', price: '5.00', credit: 10, validityDays: 30, features: ['10 designs'] };
const itemInput = {
  name: 'Calendar',
  description: 'Ideas',
  price: '5.00',
  guidelines: '<p>Open it.</p>',
  accessUrl: 'https://files.example.com/c',
};

/** Adds a hidden package. */
async function aPackage(product: FilledProduct['product']): Promise<{ id: string; version: number }> {
  const { id, version } = await product.addPackage({ position: null });
  return { id, version };
}

/** Adds an item. */
async function anItem(ctx: RequestContext): Promise<{ id: string; version: number }> {
  const { id, version } = await saveItem(ctx, null, { ...itemInput, slug: `item-${randomUUID()}` }, 0);
  return { id, version };
}
