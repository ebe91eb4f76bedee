import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../../test/paying-customer';
import { startTestProduct } from '../../../test/test-product';
import type { TestProduct } from '../../../test/test-product';
import { queueMail } from '../../../platform/mail/mail';
import { settingsVersion } from '../../../test/section-editor';
import { readDelivery, testEmail } from '../../monitoring/delivery.service';
import { saveMailSettings } from './mail-settings-editing.service';

describe('the mail server that an Admin sets', () => {
  const arrived: { to: string; from: string; as: unknown }[] = [];
  const state = { away: false };
  const servers: SMTPServer[] = [];
  let product: TestProduct;
  let admin: { id: string; role: 'ADMIN' };

  async function startServer(): Promise<number> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      authOptional: true,
      disableReverseLookup: true,
      onConnect: (_session, done) =>
        done(state.away ? Object.assign(new Error('closed'), { responseCode: 421 }) : null),
      onAuth: ({ username, password }, _session, done) =>
        password === 'loom-pass' ? done(null, { user: username }) : done(new Error('Invalid login')),
      onData(stream, { envelope, user }, done) {
        const as: unknown = user;
        stream.resume().on('end', () => {
          const from = envelope.mailFrom ? envelope.mailFrom.address : '';
          arrived.push(...envelope.rcptTo.map(({ address }) => ({ to: address, from, as })));
          done();
        });
      },
    });
    servers.push(server);
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return (server.server.address() as AddressInfo).port;
  }
  beforeAll(async () => {
    product = await startTestProduct({ jobs: true });
    admin = { ...(await product.addUser({ role: 'ADMIN', email: 'ada@example.com' })), role: 'ADMIN' };
  });
  afterAll(async () => {
    await product.stop();
    await Promise.all(servers.map((server) => new Promise<void>((closed) => server.close(closed))));
  });
  beforeEach(() => {
    state.away = false;
    arrived.length = 0;
  });

  const ctx = () => product.ctx(admin);
  const save = async (input: object) => saveMailSettings(ctx(), input, await settingsVersion(ctx(), 'mail'));
  const login = (port: number) =>
    ({ host: '127.0.0.1', port, security: 'NONE', user: 'shop', password: 'loom-pass' }) as const;
  const queue = (to: string) =>
    ctx().transaction((tx) => queueMail(tx, { to, subject: 'Hello', html: 'Hello', toProvenAddress: true }));
  const stateOf = async (to: string) => {
    const { rows } = await product.services.pool.query<{ state: string; attempts: number }>(
      'select state, attempts from outbox where recipient = $1',
      [to],
    );
    return rows[0];
  };

  it('takes the emails that waited for it and the next one of a running process, with the sender and the login', async () => {
    await queue('before@example.com');
    await eventually(async () => (await stateOf('before@example.com'))?.state === 'KEPT');
    const port = await startServer();
    await save({ ...login(port), sender: 'hello@loom.example' });
    await queue('after@example.com');
    await eventually(() => Promise.resolve(arrived.length === 2));
    const sent = { from: 'hello@loom.example', as: 'shop' };
    expect(new Set(arrived)).toEqual(
      new Set([
        { to: 'before@example.com', ...sent },
        { to: 'after@example.com', ...sent },
      ]),
    );
    expect(await readDelivery(ctx())).toMatchObject({
      mailServer: `127.0.0.1:${port}`,
      mailFrom: 'hello@loom.example',
    });
    expect(await testEmail(ctx())).toMatchObject({ works: true });
    expect(arrived.at(-1)).toMatchObject({ to: 'ada@example.com' });
  });

  it('takes emails that wait for another attempt at the server before, at once', async () => {
    await save(login(await startServer()));
    state.away = true;
    await queue('waiting@example.com');
    await eventually(async () => (await stateOf('waiting@example.com'))?.attempts === 1);
    await product.services.pool.query(
      `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where locked_at is null
         and task_identifier = 'send_mail'), run_at => now() + interval '6 hours')`,
    );
    state.away = false;
    await save(login(await startServer()));
    await eventually(async () => (await stateOf('waiting@example.com'))?.state === 'SENT');
  });

  it('is saved only when it accepts the login, and never with a password that it does not have', async () => {
    const port = await startServer();
    await save(login(port));
    const { rows } = await product.services.pool.query(`select body, version from settings where key = 'mail'`);
    for (const [input, code, field] of [
      [{ password: 'wrong-one' }, 'PROVIDER_ERROR', undefined],
      [{ port: 1 }, 'PROVIDER_ERROR', undefined],
      // the stored password goes to no other server, and to no other login
      [{ host: 'localhost' }, 'INVALID_INPUT', 'password'],
      [{ user: 'other' }, 'INVALID_INPUT', 'password'],
      [{ host: 'smtp.example', password: 'loom-pass' }, 'INVALID_INPUT', 'security'],
      [{ host: 'two words' }, 'INVALID_INPUT', 'host'],
      [{ port: 0 }, 'INVALID_INPUT', 'port'],
      [{ sender: 'nobody' }, 'INVALID_INPUT', 'sender'],
      [{ user: 'a\r\nb', password: 'x' }, 'INVALID_INPUT', 'user'],
    ] as const) {
      const refused = await save(input).catch((error: unknown) => error);
      expect(refused).toMatchObject({ code, ...(field && { field: [field] }) });
    }
    expect((await product.services.pool.query(`select body, version from settings where key = 'mail'`)).rows).toEqual(
      rows,
    );
    // without a new password the stored one is used
    await save({ sender: 'news@loom.example', password: '' });
    await expect(saveMailSettings(ctx(), { port }, 0)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('keeps its password from the table, the audit and every answer', async () => {
    await save(login(await startServer()));
    for (const table of ['settings', 'audit'])
      expect(JSON.stringify((await product.services.pool.query(`select * from ${table}`)).rows)).not.toContain(
        'loom-pass',
      );
    const { rows } = await product.services.pool.query<{ after: object }>(
      `select after from audit where subject = 'settings/mail' order by id desc limit 1`,
    );
    expect(JSON.stringify(rows)).toContain('"passwordSet":true');
    expect(JSON.stringify(rows)).not.toContain('Cipher');
  });

  it('does not replace what the environment sets', async () => {
    const configured = product.services.config.mail;
    const before = { ...configured };
    Object.assign(configured, { smtpUrl: 'smtp://127.0.0.1:2', from: 'env@loom.example', isFromSet: true });
    try {
      expect(await readDelivery(ctx())).toMatchObject({ mailServer: '127.0.0.1:2', mailFrom: 'env@loom.example' });
      await expect(save({ host: 'smtp.example', security: 'TLS', password: 'x' })).rejects.toMatchObject({
        code: 'INVALID_STATE',
        field: ['host'],
      });
      await expect(save({ sender: 'x@loom.example' })).rejects.toMatchObject({
        code: 'INVALID_STATE',
        field: ['sender'],
      });
    } finally {
      Object.assign(configured, { smtpUrl: undefined }, before);
    }
  });
});
