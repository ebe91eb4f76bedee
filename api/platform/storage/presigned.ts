import { createHash, createHmac } from 'node:crypto';

interface PresignOptions {
  region: string;
  credentials: { accessKeyId: string; secretAccessKey: string; sessionToken?: string };
  /** How long the address is valid. */
  seconds: number;
  /** Further parameters, such as headers of the answer. */
  query?: Readonly<Record<string, string>>;
  now?: Date;
}

/** Encodes a text as RFC 3986 says, which the signature needs: encodeURIComponent leaves out five characters. */
export const uriEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Returns the address at which the bearer may read an object for a while (source: 'Authenticating Requests: Using Query
 * Parameters (AWS Signature Version 4)' of the Amazon S3 API reference).
 * @param address of the object, its path encoded by `uriEncoded`
 */
export function presigned(
  address: string,
  { region, credentials, seconds, query = {}, now = new Date() }: PresignOptions,
): string {
  const { host, pathname } = new URL(address);
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = [moment.slice(0, 8), region, 's3', 'aws4_request'];
  const parameters = {
    ...query,
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': [credentials.accessKeyId, ...scope].join('/'),
    'X-Amz-Date': moment,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
    ...(credentials.sessionToken && { 'X-Amz-Security-Token': credentials.sessionToken }),
  };
  const search = Object.entries(parameters)
    .map(([name, value]) => `${uriEncoded(name)}=${uriEncoded(value)}`)
    .sort()
    .join('&');
  const request = ['GET', pathname, search, `host:${host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const hash = createHash('sha256').update(request).digest('hex');
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const signature = hmac(key, ['AWS4-HMAC-SHA256', moment, scope.join('/'), hash].join('\n')).toString('hex');
  return `${address}?${search}&X-Amz-Signature=${signature}`;
}
