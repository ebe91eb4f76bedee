import { setTimeout as wait } from 'node:timers/promises';
import type { Request, RequestHandler, Response } from 'express';
import { PayPalApiError } from './api-errors';
import type { CallJournal } from './call-journal';
import { timestamp } from './identifiers';
import type { Operation, Fault, Faults } from './fault-injection';

export interface Answer {
  status: number;
  body?: unknown;
  /** Whether this call did the work, as opposed to repeating an earlier answer. */
  performed?: boolean;
}

/** The rules of one operation: reads the request, then answers or throws a PayPalApiError. */
export type Work = (request: Request, disturbance: Fault | undefined) => Answer;

const DEFAULT_SLOW_MS = 2_000;

/** Returns the key under which PayPal-Request-Id remembers a call; undefined when the header is missing. */
export function requestKey(request: Request): string | undefined {
  const id = request.get('paypal-request-id');
  return id ? `${request.method} ${request.path} ${id}` : undefined;
}

/** Runs operations: counts each call and applies the disturbance that a test requested. */
export class Operations {
  private readonly inProgress = new Set<string>();

  constructor(
    private readonly faults: Faults,
    private readonly journal: CallJournal,
    private readonly stopped: AbortSignal,
  ) {}

  handle(operation: Operation, work: Work): RequestHandler {
    return async (request, response) => {
      const call = { at: timestamp(), operation, path: request.path, requestId: request.get('paypal-request-id') };
      const disturbance = this.faults.take(operation, request.path);
      try {
        const answer = await this.perform(request, work, disturbance);
        const isLost = disturbance?.behaviour === 'lostAnswer';
        this.journal.add({ ...call, status: isLost ? null : answer.status, performed: answer.performed ?? false });
        if (isLost) request.socket.destroy();
        // A truncated answer: its reader knows no more than without an answer.
        else if (disturbance?.behaviour === 'garbled') response.status(answer.status).type('json').send('{"id":');
        else send(response, answer);
      } catch (error) {
        const status = error instanceof PayPalApiError ? error.status : 500;
        this.journal.add({ ...call, status, performed: false });
        throw error;
      }
    };
  }

  private async perform(request: Request, work: Work, disturbance: Fault | undefined): Promise<Answer> {
    const key = requestKey(request);
    if (key && this.inProgress.has(key)) {
      throw new PayPalApiError('RESOURCE_CONFLICT', [
        {
          issue: 'PREVIOUS_REQUEST_IN_PROGRESS',
          description:
            'A previous request on this resource is currently in progress. Please wait for some time and try again.',
        },
      ]);
    }
    if (key) this.inProgress.add(key);
    try {
      switch (disturbance?.behaviour) {
        case 'fail500':
          throw new PayPalApiError('INTERNAL_SERVER_ERROR');
        case 'fail429':
          throw new PayPalApiError('RATE_LIMIT_REACHED');
        case 'forbidden':
          throw new PayPalApiError('NOT_AUTHORIZED', [
            {
              issue: 'PERMISSION_DENIED',
              description: 'You do not have permission to access or perform operations on this resource.',
            },
          ]);
        case 'unauthorized':
          return {
            status: 401,
            body: { error: 'invalid_token', error_description: 'Token signature verification failed' },
          };
        case 'answer':
          return { status: disturbance.status ?? 200, body: disturbance.body };
        case 'slow':
          await wait(disturbance.delayMs ?? DEFAULT_SLOW_MS, undefined, { signal: this.stopped }).catch(
            () => undefined,
          );
          break;
        default:
          // The other behaviours apply to the work itself, or to its answer.
          break;
      }
      return work(request, disturbance);
    } finally {
      if (key) this.inProgress.delete(key);
    }
  }
}

function send(response: Response, answer: Answer): void {
  response.status(answer.status);
  if (answer.body === undefined) response.end();
  else response.json(answer.body);
}
