import { withOwnPaths } from './caller';

describe('a body with addresses of this site', () => {
  const appUrl = 'https://shop.example.com';
  it.each([
    [`${appUrl}/contact?from=a`, '/contact?from=a'],
    ['https://shop.example.com.evil.example/contact', 'https://shop.example.com.evil.example/contact'],
    // as a path, it would be the address of another site
    [`${appUrl}//evil.example`, `${appUrl}//evil.example`],
    [`${appUrl}/\\evil.example`, `${appUrl}/\\evil.example`],
    [`${appUrl}/contact is our page`, `${appUrl}/contact is our page`],
  ])('has %s as %s', (sent, read) => {
    expect(withOwnPaths(JSON.stringify({ list: [{ link: sent }] }), appUrl)).toEqual({ list: [{ link: read }] });
  });
});
