import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unprocessable } from './api-errors';
import type {
  CaptureRecord,
  DeliveryRecord,
  DisputeRecord,
  EventRecord,
  OrderRecord,
  RefundRecord,
  RememberedRequest,
  WebhookRecord,
} from './records';

/** Several changes of one request become one write. */
const WRITE_DELAY_MS = 50;
/** PayPal remembers PayPal-Request-Id for six hours. */
const REQUEST_ID_LIFETIME_MS = 6 * 60 * 60 * 1000;

const hashOf = (body: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(body ?? {}))
    .digest('base64url');

function createTables() {
  return {
    orders: new Map<string, OrderRecord>(),
    captures: new Map<string, CaptureRecord>(),
    refunds: new Map<string, RefundRecord>(),
    disputes: new Map<string, DisputeRecord>(),
    webhooks: new Map<string, WebhookRecord>(),
    events: new Map<string, EventRecord>(),
    deliveries: new Map<string, DeliveryRecord>(),
    requests: new Map<string, RememberedRequest>(),
    /** Invoice id -> the capture that used it. */
    invoices: new Map<string, string>(),
  };
}

type Tables = ReturnType<typeof createTables>;

/** The sandbox's state: in memory, and in one JSON file when a path is given. */
export class SandboxState {
  readonly tables: Tables = createTables();
  private timer: NodeJS.Timeout | undefined;

  constructor(private readonly file?: string) {
    if (file && existsSync(file)) this.load(file);
  }

  /** Call after a change; the file is written shortly afterwards, or at `flush`. */
  changed(): void {
    if (!this.file || this.timer) return;
    this.timer = setTimeout(() => this.flush(), WRITE_DELAY_MS);
  }

  /** Writes the file now if a write is pending. */
  flush(): void {
    if (!this.file || !this.timer) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const plain = Object.fromEntries(Object.entries(this.tables).map(([name, table]) => [name, [...table]]));
    mkdirSync(dirname(this.file), { recursive: true });
    // A rename is atomic: a process killed while writing leaves the earlier file intact.
    const draft = `${this.file}.${process.pid}.tmp`;
    writeFileSync(draft, JSON.stringify(plain));
    renameSync(draft, this.file);
  }

  /**
   * Returns the resource that an earlier call with this key created, as long as PayPal would remember it.
   * @throws PayPalApiError when that call had another body: a shop must not rely on either being used
   */
  remembered(key: string | undefined, body: unknown): string | undefined {
    const request = this.tables.requests.get(key ?? '');
    if (!request || Date.now() - request.at > REQUEST_ID_LIFETIME_MS) return undefined;
    if (request.body !== undefined && request.body !== hashOf(body))
      throw unprocessable(
        'DUPLICATE_REQUEST_ID',
        'The value of PayPal-Request-Id header has already been used with another body.',
      );
    return request.resourceId;
  }

  remember(key: string | undefined, resourceId: string, body: unknown): void {
    if (key) this.tables.requests.set(key, { resourceId, at: Date.now(), body: hashOf(body) });
  }

  private load(file: string): void {
    const plain = JSON.parse(readFileSync(file, 'utf8')) as Record<string, [string, never][] | undefined>;
    for (const [name, table] of Object.entries(this.tables)) {
      for (const [key, value] of plain[name] ?? []) (table as Map<string, unknown>).set(key, value);
    }
  }
}
