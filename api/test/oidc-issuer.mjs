// An OpenID Connect issuer as a process of its own: its library can not live in Jest's sandbox. Each
// message over IPC sets the claims of the tokens to come.
import { OAuth2Server } from 'oauth2-mock-server';

const server = new OAuth2Server();
let claims = {};
await server.issuer.keys.generate('RS256');
await server.start(0, 'localhost');
server.service.on('beforeTokenSigning', (token) => Object.assign(token.payload, claims));
process.on('message', (next) => {
  claims = next;
  process.send({ claims });
});
process.on('disconnect', () => process.exit(0));
process.send({ url: server.issuer.url });
