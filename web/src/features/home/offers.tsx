import { use } from 'react';
import { useShop, SiteUrl } from '../../components/brand/shop-identity';
import type { PricingQuery } from '../../entities/plan/pricing.generated';
import { paths } from '../../lib/paths';

/** Escapes JSON so that no text can close the script element. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The packages as schema.org offers, for search engines. */
export function Offers({ packages }: { packages: PricingQuery['packages'] }) {
  const siteUrl = use(SiteUrl);
  const shop = useShop();
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: shop.name,
    description: 'Facebook and Instagram post images made with AI, paid with credits.',
    image: new URL(shop.picture, siteUrl).href,
    brand: { '@type': 'Brand', name: shop.name },
    offers: packages.map(({ id, name, price, currency }) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: currency,
      url: `${siteUrl}${paths.buy.getHref(id)}`,
      availability: 'https://schema.org/InStock',
    })),
  };
  // Under a second host name of the site the browser's address differs from the canonical one for search engines.
  return (
    <script
      suppressHydrationWarning
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(product) }}
    />
  );
}
