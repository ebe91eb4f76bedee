import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NextFunction, Request, Response } from 'express';
import helmet from 'helmet';
import type { Config } from '../config';

/** What a script, style, font or picture needs; a page's rules would be a third of what small files weigh. */
const fileHeaders = new Set(['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security']);
/** By its ending: any other address there is answered by a page. */
const isFile = /^\/(?:assets|pictures)\/[^/]+\.[a-z0-9]{2,5}$/i;

/**
 * The same headers on every answer of a kind; helmet's are worked out once, as it would do so for each.
 * @param inlineScripts texts of the scripts that stand in pages themselves; no other runs
 */
export function securityHeaders(config: Config, inlineScripts: string[]) {
  const headers = new Map<string, string>();
  const probe = { setHeader: (name: string, value: string) => headers.set(name, value), removeHeader: () => undefined };
  helmet(policies(config, inlineScripts))({} as IncomingMessage, probe as unknown as ServerResponse, (error) => {
    if (error) throw error as Error;
  });
  const forFiles = new Map(
    [...headers]
      .filter(([name]) => fileHeaders.has(name.toLowerCase()))
      .concat([['Content-Security-Policy', "default-src 'none'"]]),
  );
  return ({ path }: Request, response: Response, next: NextFunction) => {
    response.setHeaders(isFile.test(path) ? forFiles : headers);
    next();
  };
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

function policies(config: Config, inlineScripts: string[]): Parameters<typeof helmet>[0] {
  const payPal = config.paypal.browserOrigins;
  const secure = config.appUrl.startsWith('https:');
  return {
    contentSecurityPolicy: config.webDev
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            // WebAssembly shapes type in the browser
            scriptSrc: ["'self'", ...inlineScripts.map(hashOf), "'wasm-unsafe-eval'", ...payPal],
            // the styles of MUI are written by emotion, those of PayPal's button by its script
            styleSrc: ["'self'", "'unsafe-inline'", ...payPal],
            imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...payPal],
            fontSrc: ["'self'", 'data:', ...payPal],
            connectSrc: ["'self'", ...payPal],
            frameSrc: ['https://www.youtube-nocookie.com', ...payPal],
            objectSrc: ["'none'"],
            baseUri: ["'self'"],
            formAction: ["'self'"],
            frameAncestors: ["'none'"],
            ...(secure ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    // PayPal's window must be able to speak to the page that opened it
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: secure,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  };
}
