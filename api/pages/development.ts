import { readFile } from 'node:fs/promises';
import type { IncomingMessage, Server } from 'node:http';
import type { Express, NextFunction, Request, Response } from 'express';

/** Whether the request is Vite's own connection, which reports changed sources to the browser. */
export const isHotReload = ({ headers }: IncomingMessage): boolean =>
  /^vite-(hmr|ping)$/.test(headers['sec-websocket-protocol'] ?? '');

/** Serves pages from the sources with hot reload, rendered in the browser only. Vite is a development dependency. */
export async function mountDevelopmentPages(app: Express, server: Server): Promise<() => Promise<void>> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'web/vite.config.ts',
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: { server }, hmr: { server } },
  });
  app.use(vite.middlewares);
  app.use(async (request: Request, response: Response, next: NextFunction) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      next();
      return;
    }
    try {
      const html = await vite.transformIndexHtml(request.originalUrl, await readFile('web/index.html', 'utf8'));
      response.status(200).type('html').send(html);
    } catch (error) {
      next(error);
    }
  });
  return () => vite.close();
}
