/** A template as the API answers it. */
export const aTemplate = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000f1',
  name: 'Thanks',
  subject: 'Thank you, {{userName}}',
  body: '<p>Hello {{userName}}</p>',
  version: 3,
  updatedAt: '2026-03-01T12:00:00.000Z',
  ...values,
});

/** An email of the outbox as the API answers it. */
export const anEmail = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000e1',
  recipient: 'mia@example.com',
  user: { id: '01900000-0000-7000-8000-0000000000a1', name: 'Mia Moss' },
  subject: 'Your receipt',
  status: 'FAILED',
  attempts: 21,
  error: 'connect ECONNREFUSED',
  html: '<p>Your code is ••••••</p>',
  isRetryable: true,
  mailing: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  sentAt: null,
  ...values,
});

/** A mailing as the API answers it. */
export const aMailing = (values: object = {}) => ({
  id: '01900000-0000-7000-8000-0000000000a1',
  kind: 'NEWS',
  status: 'RUNNING',
  subject: 'Spring sale',
  body: '<p>Hello</p>',
  recipients: 1200,
  queued: 400,
  skipped: 100,
  sent: 300,
  failed: 2,
  startedBy: null,
  createdAt: '2026-03-01T12:00:00.000Z',
  finishedAt: null,
  ...values,
});
