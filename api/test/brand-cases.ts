import { randomUUID } from 'node:crypto';
import { createBrand } from '../domain/brands/brand.service';
import { keepImage } from '../domain/files/upload.service';
import { aBrand } from './brands';
import type { ClientCase } from './client-operations';
import type { FilledProduct } from './filled-product';
import { aLogoOnWhite, anImage } from './images';
import { startSites } from './websites/site-server';

/** Makes room and creates a brand of the member. */
async function ownBrand({ product, member }: FilledProduct) {
  await roomFor({ product, member });
  return createBrand(product.ctx(member), aBrand({ name: randomUUID() }));
}

const roomFor = ({ product, member }: Pick<FilledProduct, 'product' | 'member'>) =>
  product.services.pool.query('delete from brands where user_id = $1', [member.id]);

/** The operations on brands with their exact cost. */
export const brandCases: Record<string, ClientCase> = {
  // The brands, and the settings with their number by membership.
  Brands: { member: 3 },
  // Attempts are counted, the account is locked, its brands are counted; then all of them are returned.
  CreateBrand: {
    member: 14,
    variables: async (filled) => {
      await roomFor(filled);
      return { input: aBrand({ name: randomUUID() }) };
    },
  },
  SaveBrand: {
    member: 14,
    variables: async (filled) => {
      const { id, version } = await ownBrand(filled);
      return { id, version, input: aBrand({ name: randomUUID() }) };
    },
  },
  DeleteBrand: { member: 6, variables: async (filled) => ({ id: (await ownBrand(filled)).id }) },
  // Uploads are counted, the picture is searched, and the result stored within the account's room.
  RemoveLogoBackground: {
    member: 12,
    variables: async ({ product, member }) => ({
      image: (await keepImage(product.ctx(member), await aLogoOnWhite())).url,
    }),
  },
  // Attempts are counted, and the account's pictures are searched.
  ReadLogo: {
    member: 4,
    variables: async ({ product, member }) => ({
      image: (await keepImage(product.ctx(member), await anImage('png'))).url,
    }),
  },
  // Attempts are counted, and the text model is asked; nothing of a site is stored.
  ReadWebsite: {
    member: 7,
    variables: async ({ product }) => {
      product.services.config.webhooks.allowLocal = true;
      return { url: (await startSites()).url };
    },
  },
  LastPosts: { member: 4 },
  LastPost: { member: 4, variables: ({ designId }) => ({ id: designId }) },
};
