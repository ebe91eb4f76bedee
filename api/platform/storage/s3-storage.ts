import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { StorageAway, saysAway } from './away';
import { presigned, uriEncoded } from './presigned';
import type { Storage } from './storage';

export interface S3Options {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId?: string;
  secretAccessKey?: string;
  /** Address of the store for browsers; without it no addresses are signed. */
  publicEndpoint?: string;
}

/**
 * Timeouts for a hanging store in milliseconds, far above the duration of this product's calls. A reader waits for a read:
 * it ends within `readTimeout`.
 */
const usualLimits = { connectionTimeout: 3_000, readTimeout: 5_000, writeTimeout: 20_000 };

/** How long a signed address is valid: a browser follows a redirect at once. */
const addressSeconds = 60;
/** A failure within this time is one of the connection, which the store may have closed, or of a busy store. */
const atOnceMs = 300;

/** Names an unavailable store, and repeats what failed at once. @throws StorageAway */
async function named<Result>(work: () => Promise<Result>, isRepeatable = true): Promise<Result> {
  const since = performance.now();
  try {
    return await work();
  } catch (error) {
    if (!saysAway(error)) throw error;
    if (isRepeatable && performance.now() - since < atOnceMs) return named(work, false);
    throw new StorageAway('The object storage did not answer', { cause: error });
  }
}

/** Stores objects in any S3-compatible store. Its calls throw StorageAway while it is unreachable. */
export function s3Storage(
  { bucket, endpoint, region, accessKeyId, secretAccessKey, publicEndpoint }: S3Options,
  limits = usualLimits,
): Storage {
  const { connectionTimeout, readTimeout, writeTimeout } = limits;
  const clientWith = (requestTimeout: number) =>
    new S3Client({
      region,
      endpoint,
      forcePathStyle: Boolean(endpoint),
      requestHandler: { connectionTimeout, requestTimeout, socketTimeout: requestTimeout, throwOnRequestTimeout: true },
      maxAttempts: 1,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    });
  const client = clientWith(writeTimeout);
  const reader = clientWith(readTimeout);
  const find = async (key: string): Promise<GetObjectCommandOutput | null> => {
    try {
      return await named(() => reader.send(new GetObjectCommand({ Bucket: bucket, Key: key })));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  const addressOf = async (key: string, as: { disposition: string; mime: string }): Promise<string | null> => {
    try {
      await named(() => reader.send(new HeadObjectCommand({ Bucket: bucket, Key: key })));
    } catch (error) {
      if (error instanceof NotFound) return null;
      throw error;
    }
    const path = [bucket, ...key.split('/')].map(uriEncoded).join('/');
    return presigned(`${publicEndpoint?.replace(/\/$/, '')}/${path}`, {
      region,
      credentials: await reader.config.credentials(),
      seconds: addressSeconds,
      query: {
        'response-cache-control': 'private, no-store',
        'response-content-disposition': as.disposition,
        'response-content-type': as.mime,
      },
    });
  };

  return {
    ...(publicEndpoint && { address: addressOf }),
    async put(key, body, mime) {
      await named(() => client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: mime })));
    },
    async putFile(key, path, mime) {
      const { size } = await stat(path);
      const hash = createHash('sha256');
      await pipeline(createReadStream(path), hash);
      const body = createReadStream(path);
      try {
        const object = {
          Bucket: bucket,
          Key: key,
          Body: body,
          ContentLength: size,
          ContentType: mime,
          // without it the client sends the body in signed chunks, which not every store reads
          ChecksumSHA256: hash.digest('base64'),
        };
        // a stream is sent once
        await named(() => client.send(new PutObjectCommand(object)), false);
      } finally {
        body.destroy();
      }
    },
    async get(key) {
      const answer = await find(key);
      const body = answer?.Body;
      return body ? Buffer.from(await named(() => body.transformToByteArray(), false)) : null;
    },
    async open(key) {
      const answer = await find(key);
      // In Node the body is a Node stream.
      return answer?.Body instanceof Readable ? { body: answer.Body, bytes: answer.ContentLength ?? 0 } : null;
    },
    async delete(key) {
      await named(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key: key, LastModified: modifiedAt } of page.Contents ?? [])
          if (key && modifiedAt) yield { key, modifiedAt };
      }
    },
  };
}
