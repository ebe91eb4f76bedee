import { useState } from 'react';
import type { ReactNode } from 'react';
import { useBrandsQuery } from '../../entities/brand/brands.generated';
import { rememberBrand, rememberedBrand } from '../../entities/brand/brand-values';
import type { Lettering } from '../../gql/schema';
import { SelectBox } from './select-box';

/**
 * Provides the choice of the brand that a new post is made in, remembered in this browser. Pictures with drawn lettering
 * have none.
 */
export function useBrandChoice(owner: string, lettering: Lettering): { id: string | null; choice: ReactNode } {
  const { data } = useBrandsQuery({ fetchPolicy: 'cache-and-network', skip: lettering !== 'SET' });
  const [chosen, setChosen] = useState(() => rememberedBrand(owner));
  const brands = data?.me?.brands ?? [];
  if (lettering !== 'SET' || brands.length === 0) return { id: null, choice: null };
  // one that was deleted since counts as none
  const id = brands.find((brand) => brand.id === chosen)?.id ?? null;
  const choose = (value: string) => {
    rememberBrand(owner, value || null);
    setChosen(value || null);
  };
  const options = [{ value: '', label: 'None' }, ...brands.map((brand) => ({ value: brand.id, label: brand.name }))];
  return { id, choice: <SelectBox label="Brand" value={id ?? ''} options={options} onChange={choose} /> };
}
