import type { PricingQuery } from '../../gql/operations';

/** Inside a script element no text may end it. */
const scriptJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The packages as schema.org offers, for search engines. */
export function Offers({ packages }: { packages: PricingQuery['packages'] }) {
  const product = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: 'Postloom',
    description: 'Facebook and Instagram post images made with AI, paid with credits.',
    image: '/brand/og.png',
    brand: { '@type': 'Brand', name: 'Postloom' },
    offers: packages.map(({ id, name, price }) => ({ '@type': 'Offer', name, price, priceCurrency: 'USD', url: `/buy/${id}`, availability: 'https://schema.org/InStock' })),
  };
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(product) }} />;
}
