import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';
import { PayPalApiError } from './api-errors';
import type { Answer } from './operations';

/** Lifetime of PayPal's tokens: nine hours. */
const TOKEN_LIFETIME_SECONDS = 32_400;

function sameText(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}

function refusal(status: number, error: string, description: string): Answer {
  return { status, body: { error, error_description: description } };
}

/** OAuth 2 client credentials: issues and checks bearer tokens. Tokens end with the process. */
export class AccessTokens {
  private readonly expiries = new Map<string, { at: number; clientId: string }>();

  constructor(
    /** Secrets by client id. */
    private readonly clients: Readonly<Record<string, string>>,
  ) {}

  /** `POST /v1/oauth2/token`: returns a token for valid credentials, else PayPal's OAuth error. */
  issue(authorization: string | undefined, form: Record<string, unknown>): Answer {
    const clientId = this.clientOf(authorization);
    if (!clientId) return refusal(401, 'invalid_client', 'Client Authentication failed');
    if (form['grant_type'] === undefined) return refusal(400, 'invalid_request', 'Grant Type is NULL');
    if (form['grant_type'] !== 'client_credentials')
      return refusal(400, 'unsupported_grant_type', 'Grant Type is NOT supported');
    return { status: 200, body: this.createToken(clientId), performed: true };
  }

  /** Passes only calls with a valid bearer token. */
  readonly require: RequestHandler = (request, response, next) => {
    const token = /^Bearer (\S+)$/i.exec(request.get('authorization') ?? '')?.[1];
    if (!token) throw new PayPalApiError('AUTHENTICATION_FAILURE');
    const known = this.expiries.get(token);
    const expiry = known?.at;
    if (expiry === undefined || expiry < Date.now()) {
      const reason = expiry === undefined ? 'Token signature verification failed' : 'The token has expired';
      response.setHeader('WWW-Authenticate', 'Bearer realm="sandbox", error="invalid_token"');
      response.status(401).json({ error: 'invalid_token', error_description: reason });
      return;
    }
    response.locals['clientId'] = known?.clientId;
    next();
  };

  private createToken(clientId: string): Record<string, unknown> {
    const token = `A21AA${randomBytes(36).toString('base64url')}`;
    this.expiries.set(token, { at: Date.now() + TOKEN_LIFETIME_SECONDS * 1000, clientId });
    return {
      scope: 'openid',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-SANDBOX0000000001',
      expires_in: TOKEN_LIFETIME_SECONDS,
      nonce: `${new Date().toISOString()}${randomBytes(16).toString('base64url')}`,
    };
  }

  private clientOf(header: string | undefined): string | undefined {
    const encoded = /^Basic (\S+)$/i.exec(header ?? '')?.[1] ?? '';
    const credentials = Buffer.from(encoded, 'base64').toString();
    return Object.entries(this.clients).find(([clientId, secret]) =>
      sameText(credentials, `${clientId}:${secret}`),
    )?.[0];
  }
}
