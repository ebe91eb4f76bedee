import type { IncomingMessage } from 'node:http';
import { isFromOtherSite, isOwnOrigin } from './own-origin';

const shop = 'https://shop.example';
const request = (headers: Record<string, string>) =>
  ({ headers: { host: 'shop.example', ...headers } }) as unknown as IncomingMessage;
const session = { cookie: '__Host-postloom_session=x' };

describe('the origin of a request', () => {
  it.each([
    [{ origin: 'https://shop.example' }, true],
    [{ origin: 'https://www.shop.example', host: 'www.shop.example' }, true],
    [{ origin: 'http://shop.example' }, false],
    [{ origin: 'https://evil.example' }, false],
    [{ origin: 'null' }, false],
    [{}, null],
  ])('%j is the own one: %j', (headers, own) => {
    expect(isOwnOrigin(request(headers), shop)).toBe(own);
  });

  it.each<[Record<string, string>, boolean, string]>([
    [{}, false, 'a program'],
    [{ cookie: 'theme=dark' }, false, 'a program with another cookie'],
    [session, true, 'a form of another site, in a browser that sends no Origin'],
    [{ ...session, 'x-requested-with': 'fetch' }, false, 'a script of the site'],
    [{ ...session, 'sec-fetch-site': 'same-origin' }, false, 'a page of the site'],
    [{ ...session, 'sec-fetch-site': 'none' }, false, 'the address bar'],
    [{ ...session, 'sec-fetch-site': 'cross-site' }, true, 'another site'],
    [{ ...session, 'sec-fetch-site': 'same-site', 'x-requested-with': 'fetch' }, true, 'a neighbouring site'],
    [{ ...session, origin: 'https://evil.example', 'x-requested-with': 'fetch' }, true, 'another origin'],
    [{ ...session, origin: 'https://evil.example', authorization: 'Bearer plm_x' }, false, 'a token'],
    [{ origin: 'https://evil.example' }, true, 'another origin without a session'],
  ])('%j is from another site: %j (%s)', (headers, other) => {
    expect(isFromOtherSite(request(headers), shop)).toBe(other);
  });
});
