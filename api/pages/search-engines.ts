import { Router } from 'express';
import { ItemEntity } from '../domain/catalog/item.entity';
import type { Services } from '../context';

/** Public pages worth finding. */
const publicPaths = ['/', '/about', '/premium', '/contact', '/register', '/login', '/terms', '/privacy'];
/** The newest items on sale; a sitemap ends at 50,000 addresses. */
const mostItems = 10_000;
/** Pages that are of no use to anybody else. */
const privatePaths = [
  '/user/',
  '/admin/',
  '/buy/',
  '/item-buy/',
  '/pay-now/',
  '/item-pay-now/',
  '/update-profile',
  '/reset-password/',
  '/recover-account',
  '/verify-email',
  '/graphql',
  '/designs/',
  '/auth/',
];

const sitemapOf = (addresses: string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...addresses.map((address) => `  <url><loc>${address}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');

/** /robots.txt and /sitemap.xml. */
export function searchEngineFiles({ config, dataSource }: Services): Router {
  const { appUrl } = config;
  const robots = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const router = Router();
  router.get(
    '/robots.txt',
    (_request, response) => void response.type('text/plain').set('cache-control', 'public, max-age=86400').send(robots),
  );
  router.get('/sitemap.xml', async (_request, response) => {
    const items = await dataSource.manager.find(ItemEntity, {
      select: { slug: true, number: true },
      where: { isActive: true },
      order: { createdAt: 'DESC' },
      take: mostItems,
    });
    const paths = [...publicPaths, ...items.map(({ slug, number }) => `/premium/${slug}/${number}`)];
    response
      .type('application/xml')
      .set('cache-control', 'public, max-age=3600')
      .send(sitemapOf(paths.map((path) => `${appUrl}${path}`)));
  });
  return router;
}
