import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import type { GetObjectCommandOutput } from '@aws-sdk/client-s3';
import { Readable } from 'node:stream';
import type { Storage } from './storage';

export interface S3Options {
  bucket: string;
  endpoint?: string;
  region: string;
  accessKeyId?: string;
  secretAccessKey?: string;
}

/** Objects in any S3-compatible store. */
export function s3Storage({ bucket, endpoint, region, accessKeyId, secretAccessKey }: S3Options): Storage {
  const client = new S3Client({
    region,
    endpoint,
    forcePathStyle: Boolean(endpoint),
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  });
  const find = async (key: string): Promise<GetObjectCommandOutput | null> => {
    try {
      return await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  return {
    async put(key, body, mime) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: mime }));
    },
    async get(key) {
      const answer = await find(key);
      return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null;
    },
    async open(key) {
      const answer = await find(key);
      // in Node the body is a stream of Node's own
      return answer?.Body instanceof Readable ? { body: answer.Body, bytes: answer.ContentLength ?? 0 } : null;
    },
    async delete(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
    async *list(prefix) {
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix })) {
        for (const { Key: key, LastModified: modifiedAt } of page.Contents ?? [])
          if (key && modifiedAt) yield { key, modifiedAt };
      }
    },
  };
}
