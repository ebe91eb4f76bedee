import { storedBrand } from '../../../../studio/posts/brand';
import type { Brand } from '../../../../studio/posts/brand';
import type { RequestContext } from '../../../context';
import type { Lettering } from '../../../graphql/generated/schema';
import { brandContent, findBrand } from '../../brands/brand.service';
import { refuseMissingLetters } from '../../files/missing-letters';
import { AccessError, UserError } from '../../user-error';
import type { DesignEntity } from '../design.entity';

const refused = (sentence: string) => new UserError('INVALID_INPUT', sentence, ['brandId']);

/**
 * Returns the brand of a new design as it is now: a later change of the brand changes no post.
 * @throws UserError INVALID_INPUT unless it is a brand of the caller, and the design's words are set
 */
export async function findDesignBrand(
  ctx: RequestContext,
  id: string | null | undefined,
  lettering: Lettering,
): Promise<Partial<Pick<DesignEntity, 'brandId' | 'brand'>>> {
  if (id === null || id === undefined) return {};
  if (lettering !== 'SET') throw refused('Brands only work for designs whose words Postloom sets.');
  const row = await findBrand(ctx, id).catch((error: unknown) => {
    throw error instanceof AccessError && error.code === 'NOT_FOUND' ? refused('This brand does not exist.') : error;
  });
  const brand = brandContent(row);
  await refuseMissingLetters(ctx, textsOfBrand(brand));
  return { brandId: row.id, brand };
}

/** Returns the texts that a brand adds to posts, for brands that were saved before their letters were checked. */
export const textsOfBrand = ({ contact, handle, buttons }: Brand): { text: string; field: string[] }[] =>
  [contact, handle, buttons[0] ?? ''].map((text) => ({ text, field: ['brandId'] }));

/** Returns the brand that a design was created with; null for none. */
export const brandOfDesign = ({ brand }: Pick<DesignEntity, 'brand'>): Brand | null =>
  brand === null ? null : (storedBrand.safeParse(brand).data ?? null);

/** Whether a text has one of the words that a brand avoids, in any case of letters. */
export function hasAvoidedWord(text: string, { wordsToAvoid }: Pick<Brand, 'wordsToAvoid'>): boolean {
  const plain = (given: string) =>
    ` ${given
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const words = plain(text);
  return wordsToAvoid.some((word) => words.includes(plain(word).trim() === '' ? '\0' : ` ${plain(word).trim()} `));
}
