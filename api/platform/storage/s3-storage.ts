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
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { AgentOptions } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { StorageAway, saysAway, saysRefused } from './away';
import { presigned, uriEncoded } from './presigned';
import type { OpenedObject, Storage } from './storage';
import { watchedBody } from './watched-body';

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
 * the start of its answer comes within `readTimeout`, and so does each further part that the reader asks for.
 */
const usualLimits = { connectionTimeout: 3_000, readTimeout: 5_000, writeTimeout: 20_000 };

/** Options of the client's connections. Without an agent of its own, it has 50 sockets. */
interface SocketOptions {
  socketTimeout?: number;
  httpAgent?: AgentOptions;
  httpsAgent?: AgentOptions;
}

/** How long a signed address is valid: a browser follows a redirect at once. */
const addressSeconds = 60;
/** A failure within this time is one of the connection, which the store may have closed, or of a busy store. */
const atOnceMs = 300;

/** Names an unavailable or refusing store, and repeats what failed at once. @throws StorageAway */
async function named<Result>(work: () => Promise<Result>, isRepeatable = true): Promise<Result> {
  const since = performance.now();
  try {
    return await work();
  } catch (error) {
    if (saysRefused(error))
      throw new StorageAway(`The object storage refuses this process (${(error as Error).name})`, { cause: error });
    if (!saysAway(error)) throw error;
    if (isRepeatable && performance.now() - since < atOnceMs) return named(work, false);
    throw new StorageAway('The object storage did not answer', { cause: error });
  }
}

/**
 * Aborts a call that takes longer than `limitMs`, with the body of a refusal, which the client reads before it throws. The
 * body of a found object is read later, so that this limit does not end it.
 */
async function withinLimit<Answer>(limitMs: number, call: (abortSignal: AbortSignal) => Promise<Answer>) {
  const controller = new AbortController();
  const limit = setTimeout(() => controller.abort(), limitMs);
  try {
    return await call(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted) throw error;
    throw new StorageAway(`The object storage did not answer within ${limitMs} ms`, { cause: error });
  } finally {
    clearTimeout(limit);
  }
}

/** Stores objects in any S3-compatible store. Its calls throw StorageAway while it is unreachable. */
export function s3Storage(
  { bucket, endpoint, region, accessKeyId, secretAccessKey, publicEndpoint }: S3Options,
  limits = usualLimits,
): Storage {
  const { connectionTimeout, readTimeout, writeTimeout } = limits;
  const clientWith = (sockets: SocketOptions) =>
    new S3Client({
      region,
      endpoint,
      forcePathStyle: Boolean(endpoint),
      requestHandler: { connectionTimeout, ...sockets },
      maxAttempts: 1,
      credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    });
  // a timeout of the socket, not of the request: a large file may take longer while its bytes arrive
  const client = clientWith({ socketTimeout: writeTimeout });
  // No timeout of the socket, which would end the body of an object whose reader pauses. No maximum of sockets: slow
  // downloads hold theirs for minutes, and further reads would wait for one.
  const reader = clientWith({ httpAgent: { maxSockets: Infinity }, httpsAgent: { maxSockets: Infinity } });
  const find = async (key: string): Promise<OpenedObject | null> => {
    const command = new GetObjectCommand({ Bucket: bucket, Key: key });
    try {
      const { Body: body, ContentLength: bytes } = await named(() =>
        withinLimit(readTimeout, (abortSignal) => reader.send(command, { abortSignal })),
      );
      // In Node the body is a Node stream.
      return body instanceof Readable ? { body: watchedBody(body, readTimeout), bytes } : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  const addressOf = async (key: string, as: { disposition: string; mime: string }): Promise<string | null> => {
    const command = new HeadObjectCommand({ Bucket: bucket, Key: key });
    try {
      await named(() => withinLimit(readTimeout, (abortSignal) => reader.send(command, { abortSignal })));
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
      const found = await find(key);
      return found && buffer(found.body);
    },
    open: find,
    async delete(key) {
      try {
        await named(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
      } catch (error) {
        // S3 answers that a missing object is deleted; Google Cloud Storage refuses. The client declares no such refusal
        if ((error as Error).name !== 'NoSuchKey') throw error;
      }
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key: key, LastModified: modifiedAt } of page.Contents ?? [])
          if (key && modifiedAt) yield { key, modifiedAt };
      }
    },
  };
}
