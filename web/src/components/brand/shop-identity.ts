import { createContext, use } from 'react';
import { defaultShopName } from '../../../../contract/brand';

/** How the shop names itself on every page. */
export interface ShopIdentity {
  name: string;
  /** Address of the logo; empty without one. */
  logoUrl: string;
}

/** The identity of the shop; the product's own until it is loaded. */
export const ShopIdentityContext = createContext<ShopIdentity>({ name: defaultShopName, logoUrl: '' });

export const useShop = (): ShopIdentity => use(ShopIdentityContext);

/** Whether the shop goes by the product's own name and mark. */
export const isOwnBrand = ({ name, logoUrl }: ShopIdentity): boolean => name === defaultShopName && logoUrl === '';
