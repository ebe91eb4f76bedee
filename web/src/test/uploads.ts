import { HttpResponse, http } from 'msw';
import { imageUpload } from '../../../contract/image-upload';
import { alsoAnswer } from './test-api';

/** Answers uploads so from now on: a status with a body, 0 for no connection, 'never' for one that hangs. Counts them. */
export function answerUploads(status: number | 'never', body: unknown): { count: number } {
  const seen = { count: 0 };
  alsoAnswer(
    http.post(`*${imageUpload.path}`, async () => {
      seen.count += 1;
      if (status === 'never') await new Promise(() => undefined);
      if (status === 0) return HttpResponse.error();
      return new HttpResponse(typeof body === 'string' ? body : JSON.stringify(body), {
        status: Number(status),
        headers: { 'content-type': 'application/json' },
      });
    }),
  );
  return seen;
}
