import { fork } from 'node:child_process';
import { once } from 'node:events';

/** An OpenID Connect issuer for the product: it signs each user in at once, with the claims of `identity`. */
export interface Issuer {
  url: string;
  /** Sets the claims of future tokens. */
  identity(claims: Record<string, unknown>): Promise<void>;
  stop(): void;
}

export async function startIssuer(): Promise<Issuer> {
  const child = fork('api/test/oidc-issuer.mjs', [], { execArgv: [] });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async identity(claims) {
      const taken = once(child, 'message');
      child.send(claims);
      await taken;
    },
    stop: () => child.disconnect(),
  };
}
