import { createContext, use } from 'react';
import { defaultShopName, ownPicture } from '../../../../contract/brand';

/** How the shop names itself on every page. */
export interface ShopIdentity {
  name: string;
  /** Address of the logo; empty without one. */
  logoUrl: string;
  /** Address of the picture that stands beside links to the shop. */
  picture: string;
  /** Whether it has public pages about its API. */
  hasDocs: boolean;
}

/** The identity of the shop; the product's own until it is loaded. */
export const ShopIdentityContext = createContext<ShopIdentity>({
  name: defaultShopName,
  logoUrl: '',
  picture: ownPicture,
  hasDocs: false,
});

export const useShop = (): ShopIdentity => use(ShopIdentityContext);

/** The site's public address without a trailing slash. The server reads it from its settings. */
export const SiteUrl = createContext(typeof location === 'undefined' ? '' : location.origin);
