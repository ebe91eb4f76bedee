/** An error as Google's APIs write it (google.rpc.Status in JSON; https://google.aip.dev/193). */
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

/** A field the request must not have, or whose value has the wrong type. */
export const invalidField = (field: string, description: string): GoogleError =>
  googleError(400, 'INVALID_ARGUMENT', description, [{ '@type': `${TYPE}BadRequest`, fieldViolations: [{ field, description }] }]);

/** Google answers 400, not 401, to a key it does not know. */
export const keyInvalid = (): GoogleError =>
  googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.', [
    { '@type': `${TYPE}ErrorInfo`, reason: 'API_KEY_INVALID', domain: 'googleapis.com', metadata: { service: SERVICE } },
    { '@type': `${TYPE}LocalizedMessage`, locale: 'en-US', message: 'API key not valid. Please pass a valid API key.' },
  ]);

export const keyMissing = (): GoogleError =>
  googleError(403, 'PERMISSION_DENIED', "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.");

export const unauthenticated = (): GoogleError =>
  googleError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.', [
    { '@type': `${TYPE}ErrorInfo`, reason: 'ACCESS_TOKEN_TYPE_UNSUPPORTED', domain: 'googleapis.com', metadata: { service: SERVICE } },
  ]);

export const permissionDenied = (): GoogleError =>
  googleError(403, 'PERMISSION_DENIED', 'Requests to this API method are blocked for this API key.', [
    { '@type': `${TYPE}ErrorInfo`, reason: 'API_KEY_SERVICE_BLOCKED', domain: 'googleapis.com', metadata: { service: SERVICE } },
  ]);

export const modelNotFound = (model: string): GoogleError =>
  googleError(404, 'NOT_FOUND', `models/${model} is not found for API version v1beta, or is not supported for generateContent. Call ListModels to see the list of available models and their supported methods.`);

export const pathNotFound = (): GoogleError => googleError(404, 'NOT_FOUND', 'Requested entity was not found.');

export const quotaExceeded = (model: string): GoogleError =>
  googleError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota, please check your plan and billing details.', [
    {
      '@type': `${TYPE}QuotaFailure`,
      violations: [{ quotaMetric: `${SERVICE}/generate_content_requests`, quotaId: 'GenerateRequestsPerMinutePerProjectPerModel', quotaDimensions: { location: 'global', model }, quotaValue: '15' }],
    },
    { '@type': `${TYPE}RetryInfo`, retryDelay: '21s' },
  ]);

export const internal = (): GoogleError =>
  googleError(500, 'INTERNAL', 'An internal error has occurred. Please retry or report it.');

export const unavailable = (): GoogleError =>
  googleError(503, 'UNAVAILABLE', 'The model is overloaded. Please try again later.');
