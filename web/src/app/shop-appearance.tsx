import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { defaultShopName, defaultTones, ownPicture, sharingPictureOf } from '../../../contract/brand';
import { ShopIdentityContext } from '../components/brand/shop-identity';
import { useShopAppearanceQuery } from '../entities/shop/appearance.generated';
import { themeOf } from './theme/theme';

/**
 * Name, logo and accent colour of the shop for everything inside. The server's page comes with them, so that the first
 * paint is right; a later change in this browser is shown at once.
 */
export function ShopAppearance({ children }: { children: ReactNode }) {
  const { data, previousData } = useShopAppearanceQuery();
  // while the answer is loaded anew after a sign-out, the earlier one holds
  const settings = (data ?? previousData)?.settings;
  const shown = settings?.appearance;
  const { light, dark } = shown ?? defaultTones;
  const name = shown?.shopName ?? defaultShopName;
  const logoUrl = shown?.logoUrl ?? '';
  const picture = shown ? sharingPictureOf(shown) : ownPicture;
  const hasDocs = settings?.shop.docs ?? false;
  const identity = useMemo(() => ({ name, logoUrl, picture, hasDocs }), [name, logoUrl, picture, hasDocs]);
  const theme = useMemo(() => themeOf({ light, dark }), [light, dark]);
  return (
    <ShopIdentityContext value={identity}>
      <ThemeProvider theme={theme} defaultMode="system" noSsr={false}>
        {children}
      </ThemeProvider>
    </ShopIdentityContext>
  );
}
