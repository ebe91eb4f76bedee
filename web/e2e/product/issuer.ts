import { fork } from 'node:child_process';
import { once } from 'node:events';

/** An OpenID Connect issuer beside the product: whoever comes is signed in there at once, as `identity` says. */
export interface Issuer {
  url: string;
  /** Claims of the tokens to come. */
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
