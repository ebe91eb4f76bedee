import type { ErrorRequestHandler } from 'express';
import { debugId } from './identifiers';

/** One entry of an error's `details`, in the format of PayPal's REST APIs. */
export interface ErrorDetail {
  issue: string;
  description: string;
  field?: string;
  value?: string;
  location?: 'body' | 'path' | 'query';
}

export interface ErrorLink {
  href: string;
  rel: string;
  method: 'GET' | 'POST';
}

const MESSAGES = {
  INVALID_REQUEST: [400, 'Request is not well-formed, syntactically incorrect, or violates schema.'],
  VALIDATION_ERROR: [400, 'Invalid request - see details.'],
  WEBHOOK_URL_ALREADY_EXISTS: [400, 'Webhook URL already exists.'],
  WEBHOOK_NUMBER_LIMIT_EXCEEDED: [400, 'Number of webhooks exceeds the limit.'],
  AUTHENTICATION_FAILURE: [
    401,
    'Authentication failed due to missing authorization header, or invalid authentication credentials.',
  ],
  NOT_AUTHORIZED: [403, 'Authorization failed due to insufficient permissions.'],
  RESOURCE_NOT_FOUND: [404, 'The specified resource does not exist.'],
  INVALID_RESOURCE_ID: [404, 'The requested resource ID was not found.'],
  RESOURCE_CONFLICT: [409, 'The server has detected a conflict while processing this request.'],
  UNSUPPORTED_MEDIA_TYPE: [415, "The server does not support the request payload's media type."],
  UNPROCESSABLE_ENTITY: [
    422,
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
  ],
  RATE_LIMIT_REACHED: [429, 'Too many requests. Blocked due to rate limiting.'],
  INTERNAL_SERVER_ERROR: [500, 'An internal server error occurred.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorName = keyof typeof MESSAGES;

/** A refusal in PayPal's error format; thrown by rules, sent by `sendApiErrors`. */
export class PayPalApiError extends Error {
  readonly status: number;

  constructor(
    readonly errorName: ErrorName,
    readonly details: readonly ErrorDetail[] = [],
    readonly links: readonly ErrorLink[] = [],
  ) {
    super(MESSAGES[errorName][1]);
    this.status = MESSAGES[errorName][0];
  }
}

/** Returns the 404 of Orders v2 and Payments v2 for an unknown id. */
export function resourceNotFound(): PayPalApiError {
  return new PayPalApiError('RESOURCE_NOT_FOUND', [
    {
      issue: 'INVALID_RESOURCE_ID',
      description: 'Specified resource ID does not exist. Please check the resource ID and try again.',
    },
  ]);
}

/** Returns the 422 for a single violated business rule. */
export function unprocessable(issue: string, description: string, links: readonly ErrorLink[] = []): PayPalApiError {
  return new PayPalApiError('UNPROCESSABLE_ENTITY', [{ issue, description }], links);
}

/** Returns the body of an error answer. `docsBase` is the target of the information link. */
export function errorBody(error: PayPalApiError, id: string, docsBase: string): Record<string, unknown> {
  const issue = error.details[0]?.issue ?? error.errorName;
  const information: ErrorLink = { href: `${docsBase}/docs/errors#${issue}`, rel: 'information_link', method: 'GET' };
  return {
    name: error.errorName,
    ...(error.details.length > 0 && { details: error.details }),
    message: error.message,
    debug_id: id,
    links: [information, ...error.links],
  };
}

function isMalformedJson(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.parse.failed';
}

function asApiError(error: unknown): PayPalApiError {
  if (error instanceof PayPalApiError) return error;
  if (isMalformedJson(error)) {
    return new PayPalApiError('INVALID_REQUEST', [
      {
        issue: 'MALFORMED_REQUEST_JSON',
        description: 'The request JSON is not well formed.',
        location: 'body',
        field: '/',
      },
    ]);
  }
  // Neither a refusal nor a bad request: a bug of the sandbox, which a test's author must see.
  console.error(error);
  return new PayPalApiError('INTERNAL_SERVER_ERROR');
}

/** Express error handler that sends every failure in PayPal's format. */
export function sendApiErrors(docsBase: () => string): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const refusal = asApiError(error);
    const known = response.getHeader('Paypal-Debug-Id');
    const id = typeof known === 'string' ? known : debugId();
    if (refusal.errorName === 'RATE_LIMIT_REACHED') response.setHeader('Retry-After', '1');
    response.status(refusal.status).json(errorBody(refusal, id, docsBase()));
  };
}
