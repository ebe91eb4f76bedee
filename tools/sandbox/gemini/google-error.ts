/** An error in the format of Google's APIs (google.rpc.Status in JSON; https://google.aip.dev/193). */
export interface GoogleError {
  status: number;
  body: { error: { code: number; message: string; status: string; details?: Record<string, unknown>[] } };
}

function googleError(code: number, status: string, message: string, details?: Record<string, unknown>[]): GoogleError {
  return { status: code, body: { error: { code, message, status, ...(details ? { details } : {}) } } };
}

const TYPE = 'type.googleapis.com/google.rpc.';
const SERVICE = 'generativelanguage.googleapis.com';

export const invalidArgument = (message: string): GoogleError => googleError(400, 'INVALID_ARGUMENT', message);

/** The error for a field that is not allowed, or whose value has the wrong type. */
export const invalidField = (field: string, description: string): GoogleError =>
  googleError(400, 'INVALID_ARGUMENT', description, [
    { '@type': `${TYPE}BadRequest`, fieldViolations: [{ field, description }] },
  ]);

/** Google answers an unknown key with 400, not 401. */
export const keyInvalid = (): GoogleError =>
  googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    {
      '@type': `${TYPE}ErrorInfo`,
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: SERVICE },
    },
    { '@type': `${TYPE}LocalizedMessage`, locale: 'en-US', message: 'API key not valid. Please pass a valid API key.' },
  ]);

export const keyMissing = (): GoogleError =>
  googleError(
    403,
    'PERMISSION_DENIED',
    "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
  );

export const unauthenticated = (): GoogleError =>
  googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.', [
    {
      '@type': `${TYPE}ErrorInfo`,
      reason: 'ACCESS_TOKEN_TYPE_UNSUPPORTED',
      domain: 'googleapis.com',
      metadata: { service: SERVICE },
    },
  ]);

export const permissionDenied = (): GoogleError =>
  googleError(403, 'PERMISSION_DENIED', 'Requests to this API method are blocked for this API key.', [
    {
      '@type': `${TYPE}ErrorInfo`,
      reason: 'API_KEY_SERVICE_BLOCKED',
      domain: 'googleapis.com',
      metadata: { service: SERVICE },
    },
  ]);

export const modelNotFound = (model: string): GoogleError =>
  googleError(
    404,
    'NOT_FOUND',
    `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`,
  );

export const closedToNewUsers = (model: string): GoogleError =>
  googleError(
    404,
    'NOT_FOUND',
    `This model models/${model} is no longer available to new users. Please update your code to use a newer model for the latest features and improvements.`,
  );

export const thinkingRefused = (): GoogleError =>
  invalidArgument('Thinking budget 0 is invalid for this model. This model only works in thinking mode.');
export const thinkingLevelRefused = (): GoogleError =>
  invalidArgument('Thinking level is not supported for this model.');

/** The error for a country without free use. */
export const failedPrecondition = (): GoogleError =>
  googleError(
    400,
    'FAILED_PRECONDITION',
    'User location is not supported for the API use without a billing account linked.',
  );

export const pathNotFound = (): GoogleError => googleError(404, 'NOT_FOUND', 'Requested entity was not found.');

const ADVICE = 'For more information on this error, head to: https://ai.google.dev/gemini-api/docs/rate-limits.';

/** The error for a used-up quota; `seconds` is the time until it is available again. */
export const quotaExceeded = (model: string, seconds = 21): GoogleError =>
  googleError(
    429,
    'RESOURCE_EXHAUSTED',
    `You exceeded your current quota, please check your plan and billing details. ${ADVICE}\n* Quota exceeded for metric: ${SERVICE}/generate_content_requests, limit: 15, model: ${model}\nPlease retry in ${seconds}s.`,
    [
      {
        '@type': `${TYPE}QuotaFailure`,
        violations: [
          {
            quotaMetric: `${SERVICE}/generate_content_requests`,
            quotaId: 'GenerateRequestsPerMinutePerProjectPerModel',
            quotaDimensions: { location: 'global', model },
            quotaValue: '15',
          },
        ],
      },
      { '@type': `${TYPE}RetryInfo`, retryDelay: `${seconds}s` },
    ],
  );

/** The error for a project without billing, whose quota for the picture models is zero. */
export const nothingAllowed = (model: string): GoogleError =>
  googleError(
    429,
    'RESOURCE_EXHAUSTED',
    `You exceeded your current quota, please check your plan and billing details. ${ADVICE}\n* Quota exceeded for metric: ${SERVICE}/generate_content_free_tier_requests, limit: 0, model: ${model}\nPlease retry in 33.5s.`,
    [
      {
        '@type': `${TYPE}QuotaFailure`,
        violations: [
          {
            quotaMetric: `${SERVICE}/generate_content_free_tier_requests`,
            quotaId: 'GenerateRequestsPerDayPerProjectPerModel-FreeTier',
            quotaDimensions: { location: 'global', model },
          },
        ],
      },
      { '@type': `${TYPE}RetryInfo`, retryDelay: '33s' },
    ],
  );

export const internal = (): GoogleError =>
  googleError(500, 'INTERNAL', 'An internal error has occurred. Please retry or report it.');

export const unavailable = (): GoogleError =>
  googleError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
