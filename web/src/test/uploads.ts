import { HttpResponse, http } from 'msw';
import { imageUpload } from '../../../contract/uploads';
import { ticketImagePaths, ticketImagesPath } from '../../../contract/ticket-image';
import { alsoAnswer } from './test-api';

/** Answers uploads from now on: a status with a body, 0 for no connection, 'never' for one that hangs. Counts them. */
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

/**
 * Answers uploads of tickets' pictures from now on, one after the other: with an id, with one later, or with a status.
 */
export function answerPictures(...answers: (string | number | Promise<string>)[]): void {
  let count = 0;
  alsoAnswer(
    http.post(`*${ticketImagesPath}`, async () => {
      const answer = await answers[count++];
      if (typeof answer !== 'string') return new HttpResponse('', { status: answer ?? 500 });
      return HttpResponse.json({
        success: true,
        image: { id: answer, ...ticketImagePaths(answer), width: 400, height: 300 },
      });
    }),
  );
}

/** Answers uploads of logos from now on, which are GraphQL multipart requests of an XMLHttpRequest. */
export function answerLogos(uploadLogo: object): void {
  alsoAnswer(
    http.post('*/graphql', ({ request }) =>
      request.headers.get(imageUpload.ownHeader) === 'XMLHttpRequest'
        ? HttpResponse.json({ data: { uploadLogo } })
        : undefined,
    ),
  );
}
