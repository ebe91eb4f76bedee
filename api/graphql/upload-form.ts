import { once } from 'node:events';
import { Busboy } from '@fastify/busboy';
import type { BusboyFileStream, BusboyHeaders, BusboyInstance } from '@fastify/busboy';
import type { Request, RequestHandler } from 'express';
import { imageUpload } from '../../contract/image-upload';
import { bearerToken } from '../platform/http/cookies';
import { isOwnOrigin } from '../platform/http/own-origin';
import { BadUpload, Upload, leaveUnread } from '../platform/http/upload';

/** Headers that a form of another site can't set; Apollo Server wants one of them as well. */
export const preflightHeaders = ['apollo-require-preflight', 'x-requested-with', 'x-apollo-operation-name'];

/** Maximum bytes of an operation, sent as JSON or as a part of a form. */
export const mostOperationBytes = 200 * 1024;
/** Allowance for the multipart framing around a file of the maximum size. */
const frameBytes = 64 * 1024;
const formLimits = { files: 1, fields: 2, parts: 3, fieldSize: mostOperationBytes, headerPairs: 20, headerSize: 4096 };

const refuse = (message: string, status: 400 | 413 = 400) => new BadUpload(status, message);
const sentences = {
  malformed: 'The form is malformed or broke off.',
  order: "Send a form of 'operations', 'map' and one file, in this order (GraphQL multipart request specification).",
  operations: "'operations' has to be one GraphQL operation as JSON.",
  map: `'map' has to name one variable for one file, as {"0": ["variables.image"]}, and that variable has to be null.`,
};

interface Operation {
  query?: unknown;
  variables?: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws BadUpload */
function recordOf(text: string, sentence: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (isRecord(value)) return value;
  } catch {
    // refused below
  }
  throw refuse(sentence);
}

/** Reads a form as far as its file. The form's errors reject `operation`, and `read` of the file. */
class UploadForm {
  /** The operation with its file; settles when the file begins, or when the form ends without one. */
  readonly operation: Promise<Operation>;
  private begin: (operation: Operation) => void = () => undefined;
  private refuse: (fault: BadUpload) => void = () => undefined;
  private readonly parser: BusboyInstance;
  private readonly ended: Promise<void>;
  private given: Operation | null = null;
  /** Name of the file's part, and of the variable that stands for it. */
  private expected: { part: string; variable: string } | null = null;
  private fault: BadUpload | null = null;

  /** @throws BadUpload for a body that is no form or too large */
  constructor(request: Request) {
    if (Number(request.get('content-length') ?? 0) > imageUpload.mostBytes + mostOperationBytes + frameBytes)
      throw refuse(imageUpload.tooLarge, 413);
    this.operation = new Promise((resolve, reject) => {
      this.begin = resolve;
      this.refuse = reject;
    });
    this.operation.catch(() => undefined);
    this.parser = this.parserOf(request);
    this.ended = this.receive(request);
    this.ended.catch(() => undefined);
  }

  private parserOf(request: Request): BusboyInstance {
    let parser: BusboyInstance;
    try {
      parser = new Busboy({
        headers: request.headers as BusboyHeaders,
        limits: { ...formLimits, fileSize: imageUpload.mostBytes },
      });
    } catch {
      // The boundary is missing.
      throw refuse(sentences.malformed);
    }
    // Errors after the end of the form.
    parser.on('error', () => undefined);
    parser.on('field', (name, text, _nameTruncated, isTruncated) =>
      this.attempt(() => this.field(name, text, isTruncated)),
    );
    parser.on('file', (name, file) => {
      // A truncated body: the form reports it as well.
      file.on('error', () => undefined);
      this.attempt(() => this.file(name, file));
    });
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.on(limit, () => this.stop(refuse(sentences.order)));
    return parser;
  }

  /** Ends the reading, whatever is left of the form. */
  stop(fault: BadUpload): void {
    this.fault ??= fault;
    this.parser.destroy(fault);
  }

  private attempt(work: () => void): void {
    try {
      work();
    } catch (error) {
      this.stop(error instanceof BadUpload ? error : refuse(sentences.malformed));
    }
  }

  /** Reads the request. Not a pipeline: that would take the socket, and so the caller's address, from a failed one. */
  private async receive(request: Request): Promise<void> {
    request.on('error', () => undefined);
    request.once('close', () => {
      if (!request.complete) this.stop(refuse(sentences.malformed));
    });
    const finished = once(this.parser, 'finish');
    request.pipe(this.parser);
    await finished.catch(() => {
      this.fault ??= refuse(sentences.malformed);
    });
    // Has no effect when the file has begun.
    this.refuse(this.fault ?? refuse(sentences.order));
    if (this.fault) throw this.fault;
  }

  private field(name: string, text: string, isTruncated: boolean): void {
    if (isTruncated) throw refuse(`'${name.slice(0, 20)}' has more than ${mostOperationBytes} bytes.`, 413);
    if (name === 'operations' && !this.given) this.given = recordOf(text, sentences.operations);
    else if (name === 'map' && this.given && !this.expected) this.expected = this.expectedOf(text, this.given);
    else throw refuse(sentences.order);
  }

  private expectedOf(text: string, { variables }: Operation): { part: string; variable: string } {
    const entries = Object.entries(recordOf(text, sentences.map));
    const [part, paths] = entries[0] ?? [];
    const path: unknown = Array.isArray(paths) && paths.length === 1 ? paths[0] : undefined;
    const variable = typeof path === 'string' ? /^variables\.(\w+)$/.exec(path)?.[1] : undefined;
    const isNull =
      variable !== undefined &&
      isRecord(variables) &&
      Object.hasOwn(variables, variable) &&
      variables[variable] === null;
    if (entries.length !== 1 || part === undefined || !isNull) throw refuse(sentences.map);
    return { part, variable };
  }

  private file(name: string, file: BusboyFileStream): void {
    if (!this.given || !this.expected) throw refuse(sentences.order);
    if (name !== this.expected.part) throw refuse(sentences.map);
    const upload = new Upload(() => this.read(file));
    const variables = { ...this.given.variables, [this.expected.variable]: upload };
    this.begin({ ...this.given, variables });
  }

  /** Returns the whole file, once the rest of the form is known to be in order. */
  private async read(file: BusboyFileStream): Promise<Buffer> {
    const parts: Buffer[] = [];
    file.on('data', (part: Buffer) => parts.push(part));
    file.on('limit', () => this.stop(refuse(imageUpload.tooLarge, 413)));
    await this.ended;
    return Buffer.concat(parts);
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
export function uploadForms(appUrl: string): RequestHandler {
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
      const form = new UploadForm(request);
      response.once('close', () => {
        form.stop(refuse(sentences.malformed));
        leaveUnread(request);
      });
      request.body = await form.operation;
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
