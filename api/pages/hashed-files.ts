import type { RequestHandler } from 'express';
import compressedFiles from 'express-static-gzip';

const year = 'public, max-age=31536000, immutable';

/** Serves built files whose names change with their content, from the copies that the build has compressed. */
export const hashedFiles = (folder: string): RequestHandler =>
  compressedFiles(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gz'],
    serveStatic: {
      index: false,
      redirect: false,
      setHeaders: (response) => void response.setHeader('cache-control', year),
    },
  });
