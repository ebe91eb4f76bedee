import { Router } from 'express';
import type { Config } from '../config';

/** Public pages worth finding. */
const publicPaths = ['/', '/about', '/contact', '/register', '/login', '/terms', '/privacy'];
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
  '/verify-email',
  '/graphql',
  '/designs/',
  '/auth/',
];

/** /robots.txt and /sitemap.xml. */
export function searchEngineFiles({ appUrl }: Pick<Config, 'appUrl'>): Router {
  const robots = [
    'User-agent: *',
    ...privatePaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${appUrl}/sitemap.xml`,
    '',
  ].join('\n');
  const urls = publicPaths.map((path) => `  <url><loc>${appUrl}${path}</loc></url>`).join('\n');
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  const router = Router();
  router.get(
    '/robots.txt',
    (_request, response) => void response.type('text/plain').set('cache-control', 'public, max-age=86400').send(robots),
  );
  router.get(
    '/sitemap.xml',
    (_request, response) =>
      void response.type('application/xml').set('cache-control', 'public, max-age=86400').send(sitemap),
  );
  return router;
}
