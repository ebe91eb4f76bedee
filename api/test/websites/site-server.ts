import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pngThatPromises } from '../images';
import { sites } from './sites';
import type { SiteFile } from './sites';

export interface SiteServer {
  /** Returns the address of a site: each has an origin of its own. */
  urlOf: (name: string) => string;
  /** Address of the site of a site builder without a host name. */
  url: string;
  /** Paths that were requested, with the name of the site and the user agent. */
  requests: { site: string; path: string; agent: string }[];
  stop: () => Promise<void>;
}

/** Serves the fixture sites, each at a host name of its own that `resolve` of the test leads to this machine. */
export async function startSites(): Promise<SiteServer> {
  const all = await sites();
  const requests: SiteServer['requests'] = [];
  const timers = new Set<NodeJS.Timeout>();
  const server = createServer((request, response) => {
    const site = (request.headers.host ?? '').split('.')[0] ?? '';
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    requests.push({ site, path, agent: request.headers['user-agent'] ?? '' });
    const file: SiteFile | undefined =
      path === '/bomb.png'
        ? { type: 'image/png', body: pngThatPromises(50_000, 50_000) }
        : (all[site] ?? (site === '127' ? all['builder'] : undefined))?.[path];
    const answer = () => {
      response.writeHead(file ? (file.status ?? 200) : 404, {
        ...(file?.type && { 'content-type': file.type }),
        ...(file?.location && { location: file.location }),
      });
      response.end(file?.body ?? 'Not found');
    };
    if (file?.after) timers.add(setTimeout(answer, file.after));
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // a test that does not stop it ends nevertheless
  server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    urlOf: (name) => `http://${name}.site.example:${port}`,
    url: `http://127.0.0.1:${port}`,
    requests,
    stop: async () => {
      for (const timer of timers) clearTimeout(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Host names of the fixture sites lead to this machine, and no other local address may be called. */
export const siteRules = {
  allowLocal: ['127.0.0.1'],
  resolve: (host: string) => Promise.resolve(host.endsWith('.site.example') ? ['127.0.0.1'] : []),
};
