import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

/** What operators watch, in Prometheus' format at /metrics. One per process. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
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
