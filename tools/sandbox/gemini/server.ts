import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  badImageAnswer,
  blockedAnswer,
  contentAnswer,
  goodParts,
  noImageAnswer,
  stoppedAnswer,
  type Answer,
} from './answer';
import { listen, type ListenPort } from '../listen';
import * as refuse from './google-error';
import { mannersToday, type Manners } from './manners';
import { describeModel, findModel, listModels, type Model } from './models';
import { readRequest, type ContentRequest } from './request';
import { Panel, type Behaviour, type Fault } from './fault-injection';

export interface GeminiSandboxOptions {
  port: ListenPort;
  host?: string;
  /** Valid API keys. */
  keys: string[];
  imageLatencyMs?: number;
  textLatencyMs?: number;
  /** Deviations from the service as of late 2026. */
  manners?: Partial<Manners>;
}

export interface GeminiSandbox {
  url: string;
  port: number;
  close(): Promise<void>;
}

const LARGEST_BODY = 20 * 1024 * 1024;
const SLOW_TRIGGER_MS = 8000;
const HOST = '127.0.0.1';

/** Starts a sandbox of Google's Gemini API (v1beta); its README lists what it can simulate. */
export async function startGeminiSandbox(options: GeminiSandboxOptions): Promise<GeminiSandbox> {
  const panel = new Panel({ ...mannersToday, ...options.manners });
  const server = createServer((request, response) => {
    answer(request, response, options, panel).catch(() => {
      if (!response.headersSent) send(response, refuse.internal().status, refuse.internal().body);
      else response.destroy();
    });
  });
  const host = options.host ?? HOST;
  const port = await listen(server, options.port, host);
  return { url: `http://${host}:${port}`, port, close: () => shut(server) };
}

function shut(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // Calls with the behaviour `hang` would keep the server open forever.
    server.closeAllConnections();
  });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=UTF-8',
    'cache-control': 'private',
    'x-content-type-options': 'nosniff',
  });
  response.end(JSON.stringify(body));
}

const fail = (response: ServerResponse, error: refuse.GoogleError): void => send(response, error.status, error.body);

async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: GeminiSandboxOptions,
  panel: Panel,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://sandbox');
  if (url.pathname.startsWith('/sandbox/')) return answerPanel(request, response, url.pathname, panel);
  const match = /^\/v1(?:beta)?\/models(?:\/([\w.-]+)(?::(generateContent))?)?$/u.exec(url.pathname);
  if (!match) return fail(response, refuse.pathNotFound());
  const key = request.headers['x-goog-api-key']?.toString() ?? url.searchParams.get('key') ?? '';
  if (key === '') return fail(response, refuse.keyMissing());
  if (!options.keys.includes(key)) return fail(response, refuse.keyInvalid());
  const [, name, method] = match;
  const model = name ? findModel(name, panel.manners) : undefined;
  if (request.method === 'GET' && !method) {
    if (!model) return send(response, 200, listModels(panel.manners));
    return typeof model === 'object'
      ? send(response, 200, describeModel(model))
      : fail(response, missing(model, name ?? ''));
  }
  if (request.method !== 'POST' || !name || !model || !method) return fail(response, refuse.pathNotFound());
  const body = await readBody(request);
  if (typeof model !== 'object') {
    panel.note({
      operation: 'image',
      model: name,
      key: key.slice(-4),
      status: 404,
      outcome: model,
      prompt: '',
      at: new Date().toISOString(),
    });
    return fail(response, missing(model, name));
  }
  if (body === undefined)
    return fail(response, refuse.invalidArgument('Request payload size exceeds the limit: 20971520 bytes.'));
  const content = readRequest(body, model, panel.manners);
  if ('body' in content) return fail(response, content);
  return generate({ content, model, key, response, options, panel });
}

const missing = (why: 'unknown' | 'closed', name: string): refuse.GoogleError =>
  why === 'closed' ? refuse.closedToNewUsers(name) : refuse.modelNotFound(name);

interface Generation {
  content: ContentRequest;
  model: Model;
  key: string;
  response: ServerResponse;
  options: GeminiSandboxOptions;
  panel: Panel;
}

/** Returns the failure that a word in a prompt triggers, for people who try the demo. */
function triggerIn(prompt: string): Fault | undefined {
  const behaviours: Record<string, Behaviour> = {
    '[[fail]]': 'fail500',
    '[[blocked]]': 'blocked',
    '[[no-image]]': 'noImage',
    '[[slow]]': 'slow',
    '[[wrong-ratio]]': 'otherRatio',
  };
  const found = Object.entries(behaviours).find(([word]) => prompt.includes(word));
  return (
    found && { operation: 'image', behaviour: found[1], times: 1, delayMs: found[1] === 'slow' ? SLOW_TRIGGER_MS : 0 }
  );
}

async function generate(generation: Generation): Promise<void> {
  const { content, model, key, response, options, panel } = generation;
  const operation = content.wantsImage ? 'image' : 'text';
  const requested = panel.take(operation, key, model.name) ?? triggerIn(content.prompt);
  const full = panel.count();
  const latency = (operation === 'image' ? options.imageLatencyMs : options.textLatencyMs) ?? 0;
  const note = (status: number, outcome: string): void =>
    panel.note({
      operation,
      model: model.name,
      key: key.slice(-4),
      status,
      outcome,
      prompt: content.prompt.slice(0, 2000),
      aspectRatio: content.aspectRatio,
      at: new Date().toISOString(),
    });
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  // The picture is drawn during the simulated latency, so the caller sees exactly that latency.
  const started =
    requested === undefined || requested.behaviour === 'slow' || requested.behaviour === 'lostAnswer'
      ? goodAnswer(content, model, panel.manners)
      : requested.behaviour === 'otherRatio'
        ? goodAnswer({ ...content, aspectRatio: content.aspectRatio === '1:1' ? '16:9' : '1:1' }, model, panel.manners)
        : undefined;
  started?.catch(() => undefined);
  if (requested?.behaviour === 'hang') return note(0, 'hang');
  try {
    await sleep(latency + (requested?.delayMs ?? 0), undefined, { signal: gone.signal });
  } catch {
    return note(0, 'aborted');
  }
  const error =
    full > 0 ? refuse.quotaExceeded(model.name, full) : requested && errorOf(requested.behaviour, model.name);
  if (error) {
    note(error.status, full > 0 ? 'fail429' : (requested?.behaviour ?? 'ok'));
    return fail(response, error);
  }
  const body = (await started) ?? oddAnswer(requested?.behaviour, content, model.name);
  if (gone.signal.aborted) return note(0, 'aborted');
  if (requested?.behaviour === 'lostAnswer') {
    note(0, 'lostAnswer');
    response.destroy();
    return;
  }
  note(200, requested?.behaviour ?? 'ok');
  return send(response, 200, body);
}

async function goodAnswer(content: ContentRequest, model: Model, manners: Manners): Promise<Answer> {
  return contentAnswer(content, model.name, await goodParts(content, manners));
}

function oddAnswer(behaviour: Behaviour | undefined, content: ContentRequest, model: string): Answer {
  if (behaviour === 'blocked') return blockedAnswer(content, model);
  if (behaviour === 'imageSafety') return stoppedAnswer(content, model, 'IMAGE_SAFETY');
  if (behaviour === 'prohibited') return stoppedAnswer(content, model, 'PROHIBITED_CONTENT');
  if (behaviour === 'recitation') return stoppedAnswer(content, model, 'RECITATION');
  if (behaviour === 'textOnly') return noImageAnswer(content, model, 'STOP');
  if (behaviour === 'badImage') return badImageAnswer(content, model);
  // A text request without its image has only its words left.
  return content.wantsImage ? noImageAnswer(content, model) : contentAnswer(content, model, []);
}

function errorOf(behaviour: Behaviour, model: string): refuse.GoogleError | undefined {
  const errors: Partial<Record<Behaviour, () => refuse.GoogleError>> = {
    fail401: refuse.unauthenticated,
    fail403: refuse.permissionDenied,
    fail429: () => refuse.quotaExceeded(model),
    fail500: refuse.internal,
    fail503: refuse.unavailable,
    keyInvalid: refuse.keyInvalid,
    limit0: () => refuse.nothingAllowed(model),
    failedPrecondition: refuse.failedPrecondition,
    noThinking: refuse.thinkingRefused,
  };
  return errors[behaviour]?.();
}

async function answerPanel(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  panel: Panel,
): Promise<void> {
  if (request.method === 'GET' && path === '/sandbox/calls') return send(response, 200, panel.report());
  if (request.method === 'POST' && path === '/sandbox/reset') {
    panel.reset();
    return send(response, 200, { reset: true });
  }
  if (request.method !== 'POST' || (path !== '/sandbox/faults' && path !== '/sandbox/manners'))
    return send(response, 404, { error: 'No such fault' });
  let value: unknown;
  try {
    value = JSON.parse((await readBody(request)) ?? '');
  } catch {
    return send(response, 400, { error: 'The body must be JSON' });
  }
  const wrong = path === '/sandbox/manners' ? panel.behave(value) : panel.set(value);
  return wrong ? send(response, 400, { error: wrong }) : send(response, 200, { set: true });
}
