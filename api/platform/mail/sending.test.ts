import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { jobHandlers } from '../../wiring/job-handlers';
import { eventually } from '../../test/paying-customer';
import { startTestProduct } from '../../test/test-product';
import type { TestProduct } from '../../test/test-product';
import { mostAttempts } from '../jobs/jobs';
import { linkPlaceholder } from './email-link';
import { queueMail } from './mail';
import { transportTo } from './mail-server';
import { isRecipientRefused } from './recipient-refusal';
import { resendEmails } from './unsent';

interface Row {
  id: string;
  state: string;
  attempts: number;
  error: string | null;
}

describe('sending emails', () => {
  const log: string[] = [];
  const arrived: string[] = [];
  /** The server's responses: to a connection while it is down, and to RCPT TO for an address. */
  const answers = { away: false, recipients: new Map<string, [code: number, words: string]>() };
  /** What lets the server answer recipients at whom it hangs. */
  const hanging: (() => void)[] = [];
  let smtp: SMTPServer;
  let product: TestProduct;

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      onConnect: (_session, done) =>
        done(answers.away ? Object.assign(new Error('closed for two days'), { responseCode: 421 }) : null),
      onRcptTo({ address }, _session, done) {
        const [responseCode, words] = answers.recipients.get(address) ?? [];
        if (address.startsWith('hangs-')) hanging.push(done);
        else done(responseCode ? Object.assign(new Error(words), { responseCode }) : null);
      },
      onData(stream, session, done) {
        stream.resume().on('end', () => {
          arrived.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    await new Promise<void>((listening) => smtp.listen(0, '127.0.0.1', listening));
    const { port } = smtp.server.address() as AddressInfo;
    product = await startTestProduct({
      jobs: true,
      log,
      environment: { SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` },
    });
  });
  afterAll(async () => {
    await product.stop();
    await new Promise<void>((closed) => smtp.close(closed));
  });
  beforeEach(() => {
    answers.away = false;
  });

  const rows = async <R extends object>(sql: string, values: unknown[] = []) =>
    (await product.services.pool.query<R>(sql, values)).rows;
  const queue = (to: string, more: object = {}) =>
    product.ctx().transaction((tx) => queueMail(tx, { to, subject: 'Hello', html: 'Hello', ...more }));
  const rowOf = async (to: string) => {
    const [row] = await rows<Row>('select id, state, attempts, error from outbox where recipient = $1', [to]);
    if (!row) throw new Error(`no email to ${to}`);
    return row;
  };
  const until = (to: string, state: string, attempts: number) =>
    eventually(async () => {
      const row = await rowOf(to);
      return row.state === state && row.attempts === attempts;
    });
  /** Returns an email's job from the queue. */
  const jobOf = async (to: string) => {
    const { id } = await rowOf(to);
    const [job] = await rows<{ id: string; attempts: number; most: number; wait: number }>(
      `select id, attempts, max_attempts as most, extract(epoch from run_at - now())::float as wait
       from graphile_worker.jobs where key = $1 and locked_at is null`,
      [`mail:${id}`],
    );
    return job;
  };
  /** Moves the clock to the end of the last pause, after the given number of attempts. */
  const passTime = async (to: string, attempts: number) => {
    await eventually(async () => (await jobOf(to)) !== undefined);
    await rows('update outbox set attempts = $1 where recipient = $2', [attempts, to]);
    await rows('select graphile_worker.reschedule_jobs(array[$1::bigint], run_at => now(), attempts => $2)', [
      (await jobOf(to))?.id,
      attempts,
    ]);
  };
  const never = new AbortController().signal;
  const sweep = () => jobHandlers(product.services).requeue_lost_work({}, { draining: never, hurry: never });

  it('is retried for three days, with pauses that grow from seconds to six hours', () => {
    const pauses = Array.from({ length: mostAttempts - 1 }, (_, n) => Math.exp(Math.min(n + 1, 10)));
    const days = pauses.reduce((sum, seconds) => sum + seconds, 0) / 86_400;
    expect(days).toBeGreaterThan(2.8);
    expect(days).toBeLessThan(3.2);
  });

  it('sends an email after a server was away for two days', async () => {
    answers.away = true;
    await queue('patient@example.com');
    await until('patient@example.com', 'QUEUED', 1);
    await passTime('patient@example.com', 17);
    await until('patient@example.com', 'QUEUED', 18);
    await eventually(async () => ((await jobOf('patient@example.com'))?.attempts ?? 0) === 18);
    const job = await jobOf('patient@example.com');
    expect(job?.most).toBe(mostAttempts);
    expect(job?.wait).toBeGreaterThan(6 * 3600);
    answers.away = false;
    await passTime('patient@example.com', 18);
    await until('patient@example.com', 'SENT', 18);
    expect(arrived).toContain('patient@example.com');
  });

  it('goes on with others while the server hangs at some recipients', async () => {
    for (const n of [1, 2, 3, 4, 5]) await queue(`hangs-${n}@example.com`);
    await eventually(() => Promise.resolve(hanging.length === 5));
    await queue('behind@example.com');
    await until('behind@example.com', 'SENT', 0);
    for (const answer of hanging) answer();
    for (const n of [1, 2, 3, 4, 5]) await until(`hangs-${n}@example.com`, 'SENT', 0);
  });

  it('waits five minutes for an answer: a server may check an email for that long after it has all of it', () => {
    expect(transportTo('smtp://mail.example', 'email').options).toMatchObject({ socketTimeout: 300_000 });
  });

  it("gives up an email after three days, reports it, and sends it at an operator's request", async () => {
    answers.away = true;
    await queue('given-up@example.com');
    await until('given-up@example.com', 'QUEUED', 1);
    await passTime('given-up@example.com', mostAttempts - 1);
    await until('given-up@example.com', 'FAILED', mostAttempts);
    const { id } = await rowOf('given-up@example.com');
    expect(log.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 'error', email: id, msg: 'an email was given up after three days' }),
    );
    answers.away = false;
    const { manager } = product.services.dataSource;
    expect(await resendEmails(manager, 'all-failed')).toEqual([id]);
    await until('given-up@example.com', 'SENT', 0);
  });

  it.each([
    [550, '5.1.1 no such user', 'REFUSED'],
    [550, 'no such user', 'REFUSED'],
    [552, '5.2.2 mailbox full', 'REFUSED'],
    [550, '5.7.1 relaying denied', 'QUEUED'],
    [450, '4.2.1 try later', 'QUEUED'],
  ])('treats the response "%i %s" as %s', async (code, words, state) => {
    const to = `answer-${code}-${words.replace(/\W+/g, '-')}@example.com`;
    answers.recipients.set(to, [code, words]);
    await queue(to);
    await until(to, state, 1);
    answers.recipients.delete(to);
    if (state === 'REFUSED') {
      await eventually(async () => (await jobOf(to)) === undefined);
      const { id } = await rowOf(to);
      expect(await resendEmails(product.services.dataSource.manager, 'all-failed')).toEqual([]);
      expect(await resendEmails(product.services.dataSource.manager, { id })).toEqual([id]);
      await until(to, 'SENT', 0);
    }
  });

  it.each([
    [{ responseCode: 550, response: '550 5.1.1 unknown', command: 'DATA' }, true],
    [{ responseCode: 550, response: '550 rejected as spam', command: 'DATA' }, false],
    [{ responseCode: 550, response: '550 5.1.8 bad sender', command: 'MAIL FROM' }, false],
    [{ responseCode: 550, response: '550 5.1.8 <us@example.com>: Sender address rejected', command: 'RCPT TO' }, false],
    [{ responseCode: 550, response: '550 5.1.8 Access denied, bad outbound sender', command: 'DATA' }, false],
    [{ responseCode: 553, response: '553 5.1.7 bad sender syntax', command: 'RCPT TO' }, false],
    [{ responseCode: 552, response: '552 5.2.3 message too long', command: 'DATA' }, false],
    [{ responseCode: 550, response: '550 5.1.0 address rejected', command: 'RCPT TO' }, true],
    [{ responseCode: 554, response: '554 5.1.0 sender denied', command: 'RCPT TO' }, false],
    [{ responseCode: 556, response: '556 5.1.10 takes no mail', command: 'RCPT TO' }, true],
    [{ responseCode: 535, response: '535 5.7.8 bad credentials', command: 'AUTH' }, false],
    [{ responseCode: 554, response: '554 relay access denied', command: 'RCPT TO' }, false],
    [new Error('connect ECONNREFUSED'), false],
  ])('decides whether %j is about the recipient: %s', (error, isAboutRecipient) => {
    expect(isRecipientRefused(error)).toBe(isAboutRecipient);
  });

  it('requeues an email whose job was lost, and skips one that has a job', async () => {
    answers.away = true;
    await queue('lost@example.com');
    await queue('waiting@example.com');
    await until('lost@example.com', 'QUEUED', 1);
    await until('waiting@example.com', 'QUEUED', 1);
    await eventually(async () => Boolean((await jobOf('lost@example.com')) && (await jobOf('waiting@example.com'))));
    answers.away = false;
    await rows('select graphile_worker.complete_jobs(array[$1::bigint])', [(await jobOf('lost@example.com'))?.id]);
    await rows(`update outbox set created_at = now() - interval '2 hours' where state = 'QUEUED'`);
    await rows(`update graphile_worker._private_jobs set run_at = now() + interval '1 hour' where key = $1`, [
      `mail:${(await rowOf('waiting@example.com')).id}`,
    ]);
    await sweep();
    await until('lost@example.com', 'SENT', 1);
    expect(await rowOf('waiting@example.com')).toMatchObject({ state: 'QUEUED', attempts: 1 });
    expect((await jobOf('waiting@example.com'))?.wait).toBeGreaterThan(3000);
  });

  it('automatically sends what was written in the last days without a mail server, and the rest at request', async () => {
    const waiting = async (to: string, state: string, age: string, html = 'Hello') =>
      rows(
        `insert into outbox (recipient, subject, html, state, created_at) values ($1, 'S', $2, $3, now() - $4::interval)`,
        [to, html, state, age],
      );
    await waiting('young@example.com', 'KEPT', '2 days');
    await waiting('young-too@example.com', 'NOT_SENT', '1 hour');
    await waiting('old@example.com', 'KEPT', '4 days');
    await waiting('linked@example.com', 'KEPT', '4 days', `Follow ${linkPlaceholder}`);
    await sweep();
    await until('young@example.com', 'SENT', 0);
    await until('young-too@example.com', 'SENT', 0);
    expect((await rowOf('old@example.com')).state).toBe('KEPT');
    const { manager } = product.services.dataSource;
    expect(await resendEmails(manager, 'all-unsent')).toEqual([(await rowOf('old@example.com')).id]);
    await until('old@example.com', 'SENT', 0);
    // its link has expired, so it can't be sent: it waits no more
    expect((await rowOf('linked@example.com')).state).toBe('FAILED');
    expect(arrived.filter((to) => /^(young|old|linked)/.test(to)).sort()).toEqual([
      'old@example.com',
      'young-too@example.com',
      'young@example.com',
    ]);
  });

  it('never sends an email whose secret link was deleted', async () => {
    await product.ctx().transaction(async (tx) => {
      const html = `Follow ${linkPlaceholder}`;
      await queueMail(tx, { to: 'late@example.com', subject: 'Hello', html, sealedLink: 'sealed' });
      await tx.db.query(`update outbox set sealed_link = null where recipient = 'late@example.com'`);
    });
    await until('late@example.com', 'FAILED', 1);
    const { id } = await rowOf('late@example.com');
    expect(await resendEmails(product.services.dataSource.manager, { id })).toEqual([]);
    expect(arrived).not.toContain('late@example.com');
  });

  it('reports emails that were not queued because of the address limit, without the address', async () => {
    for (let sent = 0; sent < 11; sent += 1) await queue('many@example.com', { dedupeKey: `reset:${sent}` });
    const said = log.filter((line) => line.includes('an email was not queued'));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/"email":"reset"/);
    expect(said[0]).not.toContain('many@example.com');
    expect(await product.services.metrics.registry.getSingleMetricAsString('emails_dropped_total')).toContain(
      'emails_dropped_total 1',
    );
  });
});
