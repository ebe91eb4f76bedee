// An OpenID Connect issuer as a process of its own: its library cannot live in Jest's sandbox. Each message over IPC
// sets the claims of the tokens to come. Some entries are no claims: `denied` stands for a person who cancels there,
// `forged` for a token of another signer, `fault` for an issuer that is ill, `renewed` for new keys (and endpoints).
import { createServer } from 'node:http';
import { OAuth2Issuer, OAuth2Service } from 'oauth2-mock-server';

let claims = {};
let service;

async function renew(endpoints) {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  issuer.url = service?.issuer.url;
  service = new OAuth2Service(issuer, endpoints);
  service.on('beforeAuthorizeRedirect', ({ url }) => {
    if (!claims.denied) return;
    url.searchParams.delete('code');
    url.searchParams.set('error', 'access_denied');
  });
  service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims));
  service.on('beforeResponse', ({ body }) => {
    // a token that another party has signed
    if (claims.forged) body.id_token = body.id_token.replace(/[^.]+$/, 'A'.repeat(342));
  });
}

const faults = {
  silent: () => undefined,
  error: (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{}'),
  missing: (response) => response.writeHead(404).end(),
  garbage: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{"issuer":'),
  'refusing the secret': (response) =>
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"error":"invalid_client"}'),
  'refusing the code': (response) =>
    response.writeHead(400, { 'content-type': 'application/json' }).end('{"error":"invalid_grant"}'),
};

await renew();
const server = createServer((request, response) => {
  const { fault } = claims;
  if (fault && request.url.endsWith(fault.path)) faults[fault.kind](response);
  else service.requestHandler(request, response);
}).listen(0, 'localhost', () => {
  service.issuer.url = `http://localhost:${server.address().port}`;
  process.send({ url: service.issuer.url });
});
process.on('message', async ({ renewed, ...next }) => {
  claims = next;
  if (renewed) await renew(renewed);
  process.send({ claims });
});
process.on('disconnect', () => process.exit(0));
