import type { ServerResponse } from 'node:http';
import type { RequestHandler } from 'express';
import express from 'express';
import compressedFiles from 'express-static-gzip';

const year = 'public, max-age=31536000, immutable';

/** Serves built files whose names change with their content, from the copies that the build has compressed. */
export function hashedFiles(folder: string): RequestHandler {
  const serveStatic = {
    index: false,
    redirect: false,
    setHeaders: (response: ServerResponse) => void response.setHeader('cache-control', year),
  } as const;
  const compressed = compressedFiles(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic,
  });
  const plain = express.static(folder, serveStatic);
  return (request, response, next) => {
    compressed(request, response, (error?: unknown) => {
      if (error) {
        next(error);
        return;
      }
      // a build has removed the copy that was announced
      response.removeHeader('content-encoding');
      plain(request, response, next);
    });
  };
}
