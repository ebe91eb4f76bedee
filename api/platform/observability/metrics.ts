import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What operators watch of the product, in Prometheus' format at /metrics. */
export function createMetrics(process: { version: string; role: string }) {
  const registry = new Registry();
  const registers = [registry];
  new Gauge({
    name: 'postloom_info',
    help: 'The release that runs, and what the process does; always 1.',
    labelNames: ['version', 'role'],
    registers,
  }).set(process, 1);
  return {
    registry,
    httpSeconds: new Histogram({
      name: 'http_request_seconds',
      help: 'Time to answer an HTTP request.',
      labelNames: ['route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
      registers,
    }),
    keptAnswers: new Counter({
      name: 'http_kept_answers_total',
      help: 'Requests answered with bytes kept from before.',
      labelNames: ['route'],
      registers,
    }),
    operations: new Counter({
      name: 'graphql_operations_total',
      help: 'GraphQL operations answered.',
      labelNames: ['operation', 'outcome'],
      registers,
    }),
    designs: new Counter({
      name: 'designs_total',
      help: 'Designs finished, by state.',
      labelNames: ['state'],
      registers,
    }),
    payments: new Counter({
      name: 'payments_total',
      help: 'Payment steps, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    providerSeconds: new Histogram({
      name: 'provider_call_seconds',
      help: 'Time of calls to PayPal and the AI service.',
      labelNames: ['provider', 'operation', 'outcome'],
      buckets: [0.05, 0.2, 0.5, 1, 3, 10, 30, 90],
      registers,
    }),
    liveSockets: new Gauge({ name: 'graphql_sockets', help: 'Open WebSocket connections.', registers }),
    liveSubscriptions: new Gauge({ name: 'graphql_subscriptions', help: 'Open subscriptions.', registers }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/**
 * Adds what operators watch of the process itself: memory, handles, the event loop, garbage collection. Its observers
 * can't be taken back and hold the registry for as long as the process lives: call it once, where the process begins.
 */
export function watchProcess({ registry }: Metrics): void {
  collectDefaultMetrics({ register: registry });
}
