import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config/config';

/** Headers of scripts, styles, fonts and pictures; a page's headers would be a third of a small file's size. */
const fileHeaders = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']);
/** Policy of files that came from callers, wherever they are opened: no script runs, and no page shows them in a frame. */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";
/** Matches files by extension: every other address is answered with a page. */
const isFile = /^\/(?:assets|pictures)\/[^/]+\.[a-z0-9]{2,5}$/i;
/** Matches the Studio, the brands and /try, the only pages that run WebAssembly: it shapes the words of a post. */
const isStudio = /^\/(?:user\/(?:studio\/|brand\/?$)|try\/?$)/i;

/**
 * Returns the middleware for security headers. They are the same on every answer of a kind, so helmet's are computed
 * once instead of per request.
 * @param inlineScripts sources of the pages' inline scripts; no other inline script runs
 */
export function securityHeaders(config: Config, inlineScripts: string[]) {
  const headers = headersOf(policies(config, inlineScripts, []));
  const forStudio = headersOf(policies(config, inlineScripts, ["'wasm-unsafe-eval'"]));
  const forFiles = new Map(
    [...headers]
      .filter(([name]) => fileHeaders.has(name.toLowerCase()))
      .concat([['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"]]),
  );
  return ({ path }: Request, response: Response, next: NextFunction) => {
    response.setHeaders(isFile.test(path) ? forFiles : isStudio.test(path) ? forStudio : headers);
    next();
  };
}

/** Returns helmet's headers. */
function headersOf(policy: Parameters<typeof helmet>[0]): Map<string, string> {
  const headers = new Map<string, string>();
  const probe = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => undefined };
  helmet(policy)({} as IncomingMessage, probe as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  return headers;
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** @param furtherScripts sources of scripts besides the page's own and the payment provider's */
function policies(config: Config, inlineScripts: string[], furtherScripts: string[]): Parameters<typeof helmet>[0] {
  const payPal = config.paypal.browserOrigins;
  const secure = config.appUrl.startsWith('https:');
  return {
    contentSecurityPolicy: config.webDev
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'", ...inlineScripts.map(hashOf), ...furtherScripts, ...payPal],
            // emotion (MUI) and PayPal's button script insert inline styles.
            styleSrc: ["'self'", "'unsafe-inline'", ...payPal],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...payPal],
            fontSrc: ["'self'", 'data:', ...payPal],
            connectSrc: ["'self'", ...payPal],
            workerSrc: ["'self'"],
            frameSrc: ['https://www.youtube-nocookie.com', ...payPal],
            objectSrc: ["'none'"],
            baseUri: ["'none'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(secure ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    // PayPal's popup must be able to message the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
