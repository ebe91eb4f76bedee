import { Router } from 'express';
import { LRUCache } from 'lru-cache';
import { createContext } from '../context';
import type { Services } from '../context';
import { readShopSettings } from '../domain/settings/shop-settings';
import { newestItemsOnSale } from '../domain/catalog/item.service';

/** Public pages for search engines. */
const publicPaths = [
  '/',
  '/try',
  '/about',
  '/premium',
  '/contact',
  '/docs',
  '/docs/api',
  '/docs/schema',
  '/docs/costs',
  '/docs/changes',
  '/register',
  '/login',
  '/terms',
  '/privacy',
];
/** Number of newest items on sale that are listed; a sitemap may hold 50,000 addresses. */
const mostItems = 10_000;
/** The sitemap is built at most once in this time. */
const sitemapMs = 10 * 60_000;
/** Pages that search engines must not index. */
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

/** How long a copy of security.txt may be relied on; RFC 9116 advises less than a year. */
const securityDays = 180;

/** Returns where weaknesses of the shop are reported (RFC 9116). */
const securityOf = (appUrl: string, now: Date): string =>
  [
    `Contact: ${appUrl}/contact`,
    `Expires: ${new Date(now.getTime() + securityDays * 24 * 60 * 60_000).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${appUrl}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Serves /robots.txt, /sitemap.xml and /.well-known/security.txt. */
export function searchEngineFiles(services: Services): Router {
  const { config, dataSource } = services;
  const { appUrl } = config;
  const robots = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const sitemap = new LRUCache<'sitemap', string>({
    max: 1,
    ttl: sitemapMs,
    fetchMethod: async () => {
      const items = await newestItemsOnSale(dataSource.manager, mostItems);
      const { docs } = await readShopSettings(
        createContext(services, { requestId: 'sitemap', viewer: null, address: 'page' }),
      );
      const pages = publicPaths.filter((path) => docs || !path.startsWith('/docs'));
      const paths = [...pages, ...items.map(({ slug, number }) => `/premium/${slug}/${number}`)];
      return sitemapOf(paths.map((path) => `${appUrl}${path}`));
    },
  });
  const router = Router();
  router.get(
    '/robots.txt',
    (_request, response) => void response.type('text/plain').set('cache-control', 'public, max-age=86400').send(robots),
  );
  router.get(
    '/.well-known/security.txt',
    (_request, response) =>
      void response
        .type('text/plain')
        .set('cache-control', 'public, max-age=86400')
        .send(securityOf(appUrl, new Date())),
  );
  router.get('/sitemap.xml', async (_request, response) => {
    response
      .type('application/xml')
      .set('cache-control', 'public, max-age=3600')
      .send(await sitemap.fetch('sitemap'));
  });
  return router;
}
