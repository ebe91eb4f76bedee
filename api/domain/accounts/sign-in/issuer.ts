import * as oidc from 'openid-client';
import type { RequestContext } from '../../../context';
import { UserError } from '../../user-error';

type Services = Pick<RequestContext, 'config' | 'metrics' | 'logger'>;

/** Time after which the issuer's metadata is read again, as an issuer may move its endpoints. */
const freshMs = 60 * 60 * 1000;

/** Metadata of issuers, by their address. */
const discovered = new Map<string, { configuration: Promise<oidc.Configuration>; freshUntil: number }>();

/** Returns the issuer's metadata; the last known while the issuer does not answer. */
export function configurationOf(ctx: Services): Promise<oidc.Configuration> {
  const { oidc: settings } = ctx.config;
  if (!settings) throw new UserError('NOT_FOUND', 'Sign-in with another account is not set up.');
  const { issuer } = settings;
  const known = discovered.get(issuer);
  if (known && known.freshUntil > Date.now()) return known.configuration;
  const configuration = observed(ctx, 'discovery', () => discover(settings)).catch((error: unknown) => {
    if (known) {
      ctx.logger.warn({ err: error }, 'the issuer of social sign-in does not answer: its last known metadata is used');
      return known.configuration;
    }
    discovered.delete(issuer);
    throw error;
  });
  discovered.set(issuer, { configuration, freshUntil: Date.now() + freshMs });
  return configuration;
}

function discover({
  issuer,
  clientId,
  clientSecret,
  timeoutSeconds: timeout,
}: NonNullable<Services['config']['oidc']>) {
  // plain http only for an issuer on this machine, as in development
  const isLocal = /^http:\/\/(localhost|127\.0\.0\.1)/.test(issuer);
  // by default the library trusts a token that it has received over TLS, and does not check its signature
  const execute = [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])];
  return oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout });
}

export const signInCancelled = () => new UserError('INVALID_STATE', 'Sign-in cancelled. Please try again.');

/** Refuses an answer that no issuer gives: it would count as a failure of the issuer. @throws UserError INVALID_STATE */
function refuseMalformed({ searchParams }: URL, { issuer }: oidc.ServerMetadata): void {
  const outcomes = [...searchParams.getAll('code'), ...searchParams.getAll('error')];
  const isFromAnother = searchParams.getAll('iss').some((one) => one !== issuer);
  if (outcomes.length !== 1 || searchParams.getAll('state').length !== 1 || isFromAnother) throw signInCancelled();
}

/**
 * Exchanges the issuer's answer for its tokens. After a failure of the issuer its metadata is read again.
 * @throws UserError INVALID_STATE
 */
export async function tokensFor(ctx: Services, answer: URL, checks: oidc.AuthorizationCodeGrantChecks) {
  const configuration = await configurationOf(ctx);
  refuseMalformed(answer, configuration.serverMetadata());
  return observed(ctx, 'token', () => oidc.authorizationCodeGrant(configuration, answer, checks)).catch(
    (error: unknown) => {
      const known = discovered.get(ctx.config.oidc?.issuer ?? '');
      if (known && !isRefusal(error)) known.freshUntil = 0;
      throw error;
    },
  );
}

/** Whether a caller can have caused it: an error in the answer's address, or a code that is wrong or used. */
const isRefusal = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError ||
  (error instanceof oidc.ResponseBodyError && error.error === 'invalid_grant');

async function observed<Answer>(
  { metrics }: Services,
  operation: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const started = performance.now();
  let outcome = 'failed';
  try {
    const answer = await call();
    outcome = 'ok';
    return answer;
  } catch (error) {
    if (isRefusal(error)) outcome = 'refused';
    throw error;
  } finally {
    metrics.providerSeconds.observe({ provider: 'oidc', operation, outcome }, (performance.now() - started) / 1000);
  }
}
