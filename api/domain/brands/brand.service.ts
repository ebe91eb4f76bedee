import { isDeepStrictEqual } from 'node:util';
import { brandForm, storedBrand } from '../../../studio/posts/brand';
import type { Brand } from '../../../studio/posts/brand';
import type { RequestContext } from '../../context';
import type { BrandInput } from '../../graphql/generated/schema';
import { inOrderOfNames } from '../../platform/lists/definition';
import { effectiveMembership, lockAccount } from '../accounts/user.service';
import type { UserEntity } from '../accounts/user.entity';
import { refuseMissingLetters } from '../files/missing-letters';
import { checked } from '../input';
import { readShopSettings } from '../settings/shop-settings';
import { AccessError, UserError, checkId, notFound, tooManyRequests } from '../user-error';
import { signedIn } from '../viewer';
import { BrandEntity } from './brand.entity';
import { checkLogos } from './logo-check';

/** Returns a stored brand. */
export const brandContent = ({ name, content }: Pick<BrandEntity, 'name' | 'content'>): Brand =>
  storedBrand.parse({ ...(content as object), name });

/** Returns all brands of an account by name; an account has few. */
export const brandsOf = async (ctx: RequestContext, userId: string): Promise<BrandEntity[]> =>
  inOrderOfNames(await ctx.db.find(BrandEntity, { where: { userId }, order: { id: 'ASC' } }));

/** A brand of the caller. @throws AccessError NOT_FOUND. */
export async function findBrand(ctx: RequestContext, id: string): Promise<BrandEntity> {
  const { userId } = signedIn(ctx);
  const brand = await ctx.db.findOneBy(BrandEntity, { id: checkId(id, 'Brand') });
  if (brand?.userId !== userId) throw notFound('Brand');
  return brand;
}

/** Returns how many brands an account may have by its current membership. */
export async function mostBrandsOf(
  ctx: RequestContext,
  user: Pick<UserEntity, 'membership' | 'membershipUntil' | 'basicAfter'>,
): Promise<number> {
  const { free, basic, premium } = (await readShopSettings(ctx)).brands;
  return { FREE: free, BASIC: basic, PREMIUM: premium }[effectiveMembership(user)];
}

/** Locks the account, so that changes of its brands are serialised. */
async function lockOwner(tx: RequestContext, userId: string): Promise<UserEntity> {
  const user = await lockAccount(tx, userId);
  if (user.deletedAt) throw new AccessError('UNAUTHENTICATED', 'Please sign in.');
  return user;
}

const nameTaken = () => new UserError('INVALID_INPUT', 'You already have a brand with this name.', ['name']);

/** Validates a brand. @throws UserError INVALID_INPUT naming the field, TOO_MANY_REQUESTS. */
async function checkedBrand(ctx: RequestContext, userId: string, input: BrandInput) {
  const wait = await ctx.limits.take('brandPerAccount', userId);
  if (wait > 0) throw tooManyRequests('You have saved your brands many times.', wait);
  const { name, ...content } = checked(brandForm, input);
  await checkLogos(ctx, userId, content.logo, ['logo']);
  const { contact, handle, buttons } = content;
  await refuseMissingLetters(ctx, [
    { text: contact, field: ['contact'] },
    { text: handle, field: ['handle'] },
    ...buttons.map((text, index) => ({ text, field: ['buttons', String(index)] })),
  ]);
  return { name, content };
}

/** @throws UserError LIMIT_REACHED when the account has as many as its membership allows. */
async function refuseBeyondLimit(tx: RequestContext, user: UserEntity): Promise<void> {
  const most = await mostBrandsOf(tx, user);
  if ((await tx.db.countBy(BrandEntity, { userId: user.id })) < most) return;
  throw new UserError(
    'LIMIT_REACHED',
    most === 0
      ? 'Your membership does not include brands.'
      : `Your membership has ${most === 1 ? 'one brand' : `${most} brands`}, and you have as many. A higher one has more.`,
  );
}

/**
 * Creates a brand under a unique name. An identical brand sent again returns the existing one, so a retry after a lost
 * answer adds no second one.
 * @throws UserError INVALID_INPUT with the field, also for a name in use; LIMIT_REACHED, TOO_MANY_REQUESTS.
 */
export async function createBrand(ctx: RequestContext, input: BrandInput): Promise<BrandEntity> {
  const { userId } = signedIn(ctx);
  const { name, content } = await checkedBrand(ctx, userId, input);
  return ctx.transaction(async (tx) => {
    const user = await lockOwner(tx, userId);
    const known = await tx.db.findOneBy(BrandEntity, { userId, name });
    if (known) {
      if (isDeepStrictEqual(brandContent(known), { ...content, name })) return known;
      throw nameTaken();
    }
    await refuseBeyondLimit(tx, user);
    const { identifiers } = await tx.db.insert(BrandEntity, { userId, name, content });
    return tx.db.findOneByOrFail(BrandEntity, { id: String(identifiers[0]?.['id']) });
  });
}

/**
 * Replaces a brand of the caller, unless another version was saved since. The same change sent again returns what it saved.
 * @throws AccessError NOT_FOUND; UserError INVALID_INPUT with the field, CONFLICT, TOO_MANY_REQUESTS.
 */
export async function saveBrand(
  ctx: RequestContext,
  { id, version, input }: { id: string; version: number; input: BrandInput },
): Promise<BrandEntity> {
  const { id: brandId, userId } = await findBrand(ctx, id);
  const { name, content } = await checkedBrand(ctx, userId, input);
  return ctx.transaction(async (tx) => {
    await lockOwner(tx, userId);
    const namesake = await tx.db.findOneBy(BrandEntity, { userId, name });
    if (namesake && namesake.id !== brandId) throw nameTaken();
    const { affected } = await tx.db.update(
      BrandEntity,
      { id: brandId, version },
      { name, content, version: version + 1, savedAt: () => 'now()' },
    );
    const saved = await tx.db.findOneBy(BrandEntity, { id: brandId });
    if (!saved) throw notFound('Brand');
    // the repetition of a call whose answer was lost
    const isRepeated = saved.version === version + 1 && isDeepStrictEqual(brandContent(saved), { ...content, name });
    if (affected !== 1 && !isRepeated)
      throw new UserError('CONFLICT', 'This brand was changed in another window.', ['version']);
    return saved;
  });
}

/** Deletes a brand of the caller. @throws AccessError NOT_FOUND. */
export async function deleteBrand(ctx: RequestContext, id: string): Promise<BrandEntity> {
  const brand = await findBrand(ctx, id);
  await ctx.db.delete(BrandEntity, { id: brand.id });
  return brand;
}

/** Deletes every brand of an account that is being deleted. */
export const deleteBrandsOf = async (tx: RequestContext, userId: string): Promise<void> =>
  void (await tx.db.delete(BrandEntity, { userId }));
