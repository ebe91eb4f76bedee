// An OpenID Connect issuer as a process of its own: its library cannot live in Jest's sandbox. Each
// message over IPC sets the claims of the tokens to come; `denied` stands for a person who cancels there.
import { OAuth2Server } from 'oauth2-mock-server';

const server = new OAuth2Server();
let claims = {};
await server.issuer.keys.generate('RS256');
await server.start(0, 'localhost');
server.service.on('beforeAuthorizeRedirect', ({ url }) => {
  if (!claims.denied) return;
  url.searchParams.delete('code');
  url.searchParams.set('error', 'access_denied');
});
server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims));
server.service.on('beforeResponse', ({ body }) => {
  // a token that another party has signed
  if (claims.forged) body.id_token = body.id_token.replace(/[^.]+$/, 'A'.repeat(342));
});
process.on('message', (next) => {
  claims = next;
  process.send({ claims });
});
process.on('disconnect', () => process.exit(0));
process.send({ url: server.issuer.url });
