import { createLogger } from './logger';
import { inRequest } from './request-scope';

describe('log lines', () => {
  const lines: string[] = [];
  const logger = createLogger(
    'debug',
    { write: (line: string) => void lines.push(line) },
    { role: 'api', version: '1.2.3' },
  );

  beforeEach(() => {
    lines.length = 0;
  });

  it('are JSON with a level as a word, time, role, version and message', () => {
    logger.info({ requestId: 'r-1' }, 'hello');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 'info',
      role: 'api',
      version: '1.2.3',
      requestId: 'r-1',
      msg: 'hello',
      time: expect.stringMatching(/^\d{4}-/) as string,
    });
  });

  it('contain the id of their request or job, regardless of the writing module', async () => {
    await inRequest({ requestId: 'r-2', job: 'send_mail' }, async () => {
      await Promise.resolve();
      logger.info('inside');
    });
    logger.info('outside');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ requestId: 'r-2', job: 'send_mail', msg: 'inside' }),
      expect.not.objectContaining({ requestId: expect.anything() as string }),
    ]);
  });

  it.each([
    ['a password', { input: { password: 'hunter2-secret' } }, 'hunter2-secret'],
    ['a cookie', { headers: { cookie: 'postloom_session=abc123' } }, 'abc123'],
    ['an authorization header', { request: { headers: { authorization: 'Bearer abc.def.ghi-secret' } } }, 'abc.def'],
    ['an AI key in a sentence', { note: 'failed with AIzaSyExample-0123456789' }, 'SyExample'],
    ['an AI key of the newer shape', { note: 'failed with AQ.Ab8RN6Example-0123456789_abc.def' }, 'Ab8RN6Example'],
    ['a key in an address', { note: 'GET /v1beta?key=verysecretkey&alt=sse' }, 'verysecretkey'],
    ['a database password', { note: 'postgres://app:pa55word@db/postloom' }, 'pa55word'],
    ['a bearer token in a sentence', { note: 'sent Bearer 0123456789abcdef' }, '0123456789abcdef'],
    ['a session token', { note: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl' }, 'eyJzdWIi'],
  ])('never hold %s', (_what, fields, secret) => {
    logger.warn(fields, 'something');
    logger.error({ err: new Error(JSON.stringify(fields)) }, 'failed');
    expect(lines).toHaveLength(2);
    expect(lines[0]).not.toContain(secret);
    if ('note' in fields) expect(lines[1]).not.toContain(secret);
  });
});
