import { createLogger } from './logger';

describe('log lines', () => {
  const lines: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void lines.push(line) });

  beforeEach(() => {
    lines.length = 0;
  });

  it('are JSON with a level, a time and what was said', () => {
    logger.info({ requestId: 'r-1' }, 'hello');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      level: 30,
      requestId: 'r-1',
      msg: 'hello',
      time: expect.stringMatching(/^\d{4}-/) as string,
    });
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
