import type { Readable, Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import type { Request, RequestHandler, Response } from 'express';
import { processRequest } from 'graphql-upload-minimal';
import type { FileUpload, Upload as FormFile } from 'graphql-upload-minimal';
import { imageUpload } from '../../contract/uploads';
import { bearerToken } from '../platform/http/cookies';
import { isOwnOrigin } from '../platform/http/own-origin';
import { BadUpload, Upload, leaveUnread } from '../platform/http/upload';

/** Headers that a form of another site can't set; Apollo Server wants one of them as well. */
export const preflightHeaders = ['apollo-require-preflight', 'x-requested-with', 'x-apollo-operation-name'];

/** Maximum bytes of an operation, sent as JSON or as a part of a form. */
export const mostOperationBytes = 200 * 1024;
/** Maximum bytes of a form: one file, its operation, and the multipart framing. */
const mostFormBytes = imageUpload.mostBytes + mostOperationBytes + 64 * 1024;

const refuse = (message: string, status: 400 | 413 = 400) => new BadUpload(status, message);
const sentences = {
  malformed: 'The form is malformed or incomplete.',
  order:
    "Send a form of 'operations' (one operation as JSON), 'map' and one file, in this order (GraphQL multipart request specification).",
  map: `'map' has to name one variable for one file, as {"0": ["variables.image"]}.`,
  fields: `'operations' and 'map' have at most ${mostOperationBytes} bytes each.`,
};

/**
 * One variable for one file. The library sets any path of `map` in the operation, `variables.hasOwnProperty.call`
 * included: that would replace a function of the whole process.
 */
const mapOfOneFile = /^\s*\{\s*"[^"\\]*"\s*:\s*\[\s*"variables\.(_?[a-z]\w*)"\s*\]\s*\}\s*$/i;

/** Calls the library's listener only for events that pass a check. */
function intercept<Given extends unknown[]>(parser: Writable, event: string, passes: (...given: Given) => boolean) {
  const [read] = parser.listeners(event) as ((...given: Given) => void)[];
  parser.removeAllListeners(event).on(event, (...given: Given) => {
    if (passes(...given)) read?.(...given);
  });
}

/** Holds a form that `graphql-upload-minimal` reads to the bounds that the library has no options for. */
class BoundedForm {
  /** Name of the variable that stands for the file. */
  private variable = '';
  private fault: BadUpload | null = null;
  private parser: Writable | null = null;
  private whole: Promise<void> = Promise.resolve();

  constructor(private readonly request: Request) {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostFormBytes) this.stop(refuse(imageUpload.tooLarge, 413));
    });
    // The library creates the parser and passes it to no other module.
    const pipe = request.pipe.bind(request);
    request.pipe = (parser, options) => {
      this.bound(parser as unknown as Writable);
      return pipe(parser, options);
    };
  }

  private bound(parser: Writable): void {
    this.parser = parser;
    this.whole = finished(parser);
    this.whole.catch(() => undefined);
    intercept(parser, 'field', (name: string, text: string) => {
      if (name === 'map') this.variable = mapOfOneFile.exec(text)?.[1] ?? '';
      if (name === 'map' && !this.variable) this.stop(refuse(sentences.map));
      return !this.fault;
    });
    intercept(parser, 'file', (_name: string, file: Readable) => {
      if (this.fault) file.on('error', () => undefined);
      return !this.fault;
    });
    for (const limit of ['fieldsLimit', 'filesLimit'])
      parser.prependListener(limit, () => this.stop(refuse(sentences.order)));
  }

  /** Ends the reading, also before the end of the form. The library rejects what it has promised. */
  stop(fault: BadUpload): void {
    this.fault ??= fault;
    this.parser?.destroy(fault);
  }

  /** Returns the operation with its file, when the file begins. @throws BadUpload */
  async operation(response: Response): Promise<object> {
    try {
      const limits = { maxFieldSize: mostOperationBytes, maxFiles: 1, maxFileSize: imageUpload.mostBytes + 1 };
      const operation = await processRequest(this.request, response, limits);
      if (Array.isArray(operation)) throw refuse(sentences.order);
      const variables = operation.variables as Record<string, FormFile>;
      const file = await variables[this.variable]?.promise;
      if (!file) throw refuse(sentences.map);
      return { ...operation, variables: { ...variables, [this.variable]: new Upload(() => this.read(file)) } };
    } catch (error) {
      throw this.refusalOf(error);
    }
  }

  /** Returns the whole file, once the rest of the form is known to be in order. @throws BadUpload */
  private async read(file: FileUpload): Promise<Buffer> {
    try {
      const stream: Readable & { truncated?: boolean } = file.createReadStream();
      const bytes = await buffer(stream);
      // The library ends a file at its limit as if it were whole.
      if (stream.truncated) throw refuse(imageUpload.tooLarge, 413);
      await this.whole;
      return bytes;
    } catch (error) {
      throw this.refusalOf(error);
    }
  }

  private refusalOf(error: unknown): BadUpload {
    if (this.fault) return this.fault;
    if (error instanceof BadUpload) return error;
    const { status } = error as { status?: number };
    if (status === 413) return refuse(sentences.fields, 413);
    return refuse(status === 400 ? sentences.order : sentences.malformed);
  }
}

/** A form of another site carries our cookies, but neither our origin nor one of the headers. */
function isOwn(request: Request, appUrl: string): boolean {
  if (bearerToken(request) !== null) return true;
  return isOwnOrigin(request, appUrl) !== false && preflightHeaders.some((name) => request.get(name));
}

/**
 * Turns a GraphQL multipart request into an operation whose variable is an `Upload`. The file stays unread until its
 * resolver reads it, so that checks and limits of the operation come first.
 */
export function multipartRequests(appUrl: string): RequestHandler {
  return async (request, response, next) => {
    if (request.method !== 'POST' || !request.is('multipart/form-data')) {
      next();
      return;
    }
    try {
      if (!isOwn(request, appUrl)) {
        answer(
          403,
          'FORBIDDEN',
          `Forms need a Bearer token, or this site's Origin and the header ${preflightHeaders[0]}.`,
        );
        return;
      }
      if (Number(request.get('content-length') ?? 0) > mostFormBytes) throw refuse(imageUpload.tooLarge, 413);
      const form = new BoundedForm(request);
      response.once('close', () => {
        form.stop(refuse(sentences.malformed));
        leaveUnread(request);
      });
      request.body = await form.operation(response);
      // Apollo Server's own check of forms, which asks for the header from programs as well.
      request.headers[preflightHeaders[0] ?? ''] = 'checked';
    } catch (error) {
      if (!(error instanceof BadUpload)) throw error;
      answer(error.status, 'BAD_USER_INPUT', error.message);
      return;
    }
    next();

    function answer(status: number, code: string, message: string): void {
      leaveUnread(request);
      response
        .status(status)
        .set('cache-control', 'no-store')
        .json({ errors: [{ message, extensions: { code } }] });
    }
  };
}
