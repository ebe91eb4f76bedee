import type { RequestContext } from '../../context';
import type { Resolvers } from '../../graphql/generated/resolvers';
import { loadUser } from '../accounts/user.service';
import { payload } from '../payload';
import { readLogo, removeLogoBackground, uploadLogo } from './logo.service';
import type { StoredLogo } from './logo.service';
import type { BrandEntity } from './brand.entity';
import { brandContent, brandsOf, createBrand, deleteBrand, findBrand, mostBrandsOf, saveBrand } from './brand.service';
import { readWebsite } from './website/website.service';

const brand = (ctx: RequestContext, work: () => Promise<BrandEntity>) =>
  payload(
    async () => {
      const changed = await work();
      return { brand: changed, user: await loadUser(ctx, changed.userId) };
    },
    { brand: null, user: null },
  );

const logo = (work: () => Promise<StoredLogo>) => payload(work, { logo: null, colors: [] });

export const brandResolvers: Resolvers = {
  Query: {
    brand: (_root, { id }, ctx) => findBrand(ctx, id),
  },
  Mutation: {
    createBrand: (_root, { input }, ctx) => brand(ctx, () => createBrand(ctx, input)),
    saveBrand: (_root, given, ctx) => brand(ctx, () => saveBrand(ctx, given)),
    deleteBrand: (_root, { id }, ctx) => brand(ctx, () => deleteBrand(ctx, id)),
    readWebsite: (_root, { url }, ctx) =>
      payload(async () => ({ website: await readWebsite(ctx, url) }), { website: null }),
    uploadLogo: (_root, { image }, ctx) => logo(() => uploadLogo(ctx, image)),
    removeLogoBackground: (_root, { image }, ctx) => logo(() => removeLogoBackground(ctx, image)),
    readLogo: (_root, { image }, ctx) => logo(() => readLogo(ctx, image)),
  },
  Brand: {
    logo: (row) => brandContent(row).logo,
    colors: (row) => brandContent(row).colors,
    fonts: (row) => brandContent(row).fonts,
    contact: (row) => brandContent(row).contact,
    handle: (row) => brandContent(row).handle,
    buttons: (row) => brandContent(row).buttons,
    hashtags: (row) => brandContent(row).hashtags,
    wordsToUse: (row) => brandContent(row).wordsToUse,
    wordsToAvoid: (row) => brandContent(row).wordsToAvoid,
    language: (row) => brandContent(row).language,
  },
  Website: {
    words: ({ words }) => words && { ...words, seenAt: 'the text of the page' },
  },
  User: {
    brands: ({ id }, _args, ctx) => (id === ctx.viewer?.userId ? brandsOf(ctx, id) : []),
    mostBrands: (user, _args, ctx) => mostBrandsOf(ctx, user),
  },
};
