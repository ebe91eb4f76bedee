import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import type { UserEntity } from '../../domain/accounts/user.entity';
import { createTicket } from '../../domain/tickets/ticket.service';
import { tokenOf } from '../access-tokens';
import { openLine } from '../database-connection';
import { anImage, smallPictures } from '../images';
import { untilEventsAreListed } from '../webhook-product';
import { inLongTests } from '../long';
import { nodeLines, nodeOfMachine } from '../node-lines';
import { PackedClient } from '../packed-client';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';
import { startWebhookReceiver, verified } from '../webhook-receiver';

const run = promisify(execFile);

/** A program of an integrator over the package alone. */
const program = `
import { readFile } from 'node:fs/promises';
import { PostloomError, createClient, done, eventsDocument } from '@postloom/client';
const client = createClient({ url: process.env.POSTLOOM_URL, token: process.env.POSTLOOM_TOKEN });
const types = [];
for await (const event of client.allPages(eventsDocument, { size: 1 }, ({ me }) => me?.events)) types.push(event.type);
const image = new File([await readFile('picture.png')], 'picture.png', { type: 'image/png' });
const { uploadImage } = await client.upload(
  'mutation Up($image: Upload!) { uploadImage(image: $image) { image { width } errors { code message field } } }',
  { image },
);
const { saveProfile } = await client.request(
  'mutation { deleteDesigns(ids: ["x"]) { done errors { code message field } } }',
).then((data) => ({ saveProfile: data.deleteDesigns }), (error) => ({ saveProfile: error.code }));
const refused = await client.request('{ me { tickets { items { id } } } }').catch((error) => error);
console.log(JSON.stringify({
  types, width: done(uploadImage).image.width, isError: refused instanceof PostloomError, scope: refused.scope,
}));
`;

/** What TypeScript must know of the answers, and what it must refuse. */
const typedProgram = `
import { createClient } from '@postloom/client';
import type { PostloomEvent, TypedDocument } from '@postloom/client';
const client = createClient({ url: '', token: '' });
declare const document: TypedDocument<{ me: { credits: number } | null }, { size: number }>;
const { me } = await client.request(document, { size: 1 });
export const credits: number | undefined = me?.credits;
// @ts-expect-error a size is a number
await client.request(document, { size: 'x' });
// @ts-expect-error credits are a number
export const name: string | undefined = me?.credits;
for await (const event of client.events({ types: ['order.*'] })) { const one: PostloomEvent = event; void one; }
`;

describe('the package @postloom/client', () => {
  let product: TestProduct;
  let client: PackedClient;
  let owner: UserEntity;
  let env: Record<string, string>;

  beforeAll(async () => {
    product = await startTestProduct({ http: true, gemini: true, jobs: true, environment: smallPictures });
    client = await PackedClient.install();
    await writeFile(join(client.folder, 'package.json'), '{ "type": "module" }');
    await writeFile(join(client.folder, 'picture.png'), await anImage('png'));
    await writeFile(join(client.folder, 'program.mjs'), program);
  });
  afterAll(async () => {
    await client.remove();
    await product.stop();
  });
  beforeEach(async () => {
    owner = await product.addUser({ credits: 3 });
    const { token } = await tokenOf(product, owner, [
      'DESIGNS_WRITE',
      'CREDITS_READ',
      'PROFILE_WRITE',
      'WEBHOOKS_READ',
    ]);
    env = { POSTLOOM_URL: product.url, POSTLOOM_TOKEN: token };
  });

  /**
   * Runs a test on the Node of the tests and on the machine's own; in `npm run test:long` on each line of Node.
   * @param isSlow leaves out the machine's own Node, where other tests run the same commands
   */
  const onEachNode = (title: string, test: (node: string) => Promise<void>, { isSlow = false } = {}) => {
    it(`${title}, on the Node of the tests`, () => test(process.execPath));
    const other = nodeOfMachine();
    if (isSlow && other) inLongTests(() => it(`${title}, on the Node of the machine`, () => test(other)));
    else if (other) it(`${title}, on the Node of the machine`, () => test(other));
    else it.skip(`${title}, on the Node of the machine: it has no other one from 20.19`, () => undefined);
    inLongTests(() => {
      for (const one of nodeLines())
        if (one.node === null) it.skip(`${title}, on Node ${one.line}: ${one.reason}`, () => undefined);
        else it(`${title}, on Node ${one.version}`, () => test(one.node));
    });
  };

  it('has its programs, types, licence and guide, and nothing else', () => {
    expect(client.files.filter((file) => !/^dist\/[\w/-]+\.(js|d\.ts)$/.test(file)).sort()).toEqual([
      'LICENSE',
      'README.md',
      'package.json',
    ]);
    expect(client.files).toContain('dist/index.d.ts');
    expect(client.files.filter((file) => file.includes('test'))).toEqual([]);
  });

  onEachNode('reads pages, uploads, and names the missing scope', async (node) => {
    await product.giveCredits(owner.id, 1);
    await untilEventsAreListed(product.services.dataSource.manager);
    const { stdout } = await run(node, ['program.mjs'], {
      cwd: client.folder,
      env: { ...env, PATH: process.env['PATH'] },
    });
    expect(JSON.parse(stdout)).toEqual({
      types: ['user.registered', 'credits.granted', 'credits.granted'],
      width: 40,
      isError: true,
      scope: 'TICKETS_READ',
    });
  });

  it('knows the types of documents', async () => {
    await writeFile(join(client.folder, 'typed.ts'), typedProgram);
    const args = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node', 'typed.ts'];
    await run(process.execPath, [resolve('node_modules/.bin/tsc'), ...args], {
      cwd: client.folder,
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  });

  onEachNode('signs in, and stores the token for its owner alone', async (node) => {
    const { POSTLOOM_TOKEN: token = '' } = env;
    const config = { XDG_CONFIG_HOME: join(client.folder, `config-${owner.id}`) };
    const path = join(config.XDG_CONFIG_HOME, 'postloom', 'config.json');
    const wrong = await client.command(node, ['login', '--url', product.url, '--token', 'plm_wrong'], config);
    expect([wrong.code, wrong.stderr]).toEqual([3, expect.stringContaining('postloom login')]);
    const ended = await client.command(
      node,
      ['login', '--url', product.url, '--token', '-', '--json'],
      config,
      `${token}\n`,
    );
    expect(JSON.parse(ended.stdout)).toEqual({ url: product.url, accountId: owner.id, path });
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ url: product.url, token });
    const opened = await client.command(node, ['open', 'tokens', '--print'], config);
    expect(opened.stdout).toBe(`${product.url}/update-profile?tab=tokens\n`);
  });

  onEachNode(
    'makes a design after saying its cost, and downloads it',
    async (node) => {
      const out = join(client.folder, `${owner.id}.png`);
      const words = ['design', 'Fresh bread at seven', '--size', 'story', '--out', out];
      const unasked = await client.command(node, words, env);
      expect([unasked.code, unasked.stderr]).toEqual([2, expect.stringContaining('This costs 1 credit of your 3.')]);
      const made = await client.command(node, [...words, '--yes'], env);
      expect(made).toMatchObject({
        code: 0,
        stderr: expect.stringContaining('This costs 1 credit of your 3.') as string,
      });
      const file = await readFile(out);
      expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1080, 1920]);
      const again = await client.command(node, [...words, '--yes', '--json'], env);
      expect(JSON.parse(again.stderr)).toEqual({
        error: { code: 'USAGE', message: expect.stringContaining('--force') as string },
      });
      const [row]: { credits: number }[] = await product.services.dataSource.query(
        'select credits from users where id = $1',
        [owner.id],
      );
      expect(row?.credits).toBe(2);
    },
    { isSlow: true },
  );

  onEachNode('forwards events, signed as real ones, also of a lost connection', async (node) => {
    const receiver = await startWebhookReceiver();
    const ticket = () =>
      createTicket(product.ctx(owner), { subject: 'S', message: 'M', requestId: crypto.randomUUID() });
    const listening = new Promise<void>((heard) => {
      const { events } = product.services;
      const listen = events.listen.bind(events);
      jest.spyOn(events, 'listen').mockImplementation((type, id, react) => {
        if (type === 'events' && id === owner.id) heard();
        return listen(type, id, react);
      });
    });
    const line = await openLine(new URL(product.url));
    const command = client.running(node, ['listen', '--forward-to', receiver.url, '--events', 'ticket.*', '--json'], {
      ...env,
      POSTLOOM_URL: `http://127.0.0.1:${line.port}`,
    });
    const { secret } = JSON.parse(await command.line('secret')) as { secret: string };
    await listening;
    await product.giveCredits(owner.id, 1);
    const { id } = await ticket();
    await receiver.until(1);
    const [first] = receiver.received;
    expect(verified(first!, secret)).toMatchObject({ type: 'ticket.created', data: { id, query: 'ticket' } });
    expect(JSON.parse(await command.line('ticket.created'))).toMatchObject({ type: 'ticket.created', status: 200 });
    // an event during a lost connection follows
    line.cut();
    await product.services.dataSource.query(`select record_webhook_event('ticket.replied', $1, '{"id": "r"}')`, [
      owner.id,
    ]);
    await line.mend();
    await receiver.until(2);
    expect(receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type)).toEqual([
      'ticket.created',
      'ticket.replied',
    ]);
    jest.restoreAllMocks();
    expect((await command.stop()).code).toBe(130);
    line.cut();
    await receiver.stop();
  });

  it.each<[string[], number, RegExp]>([
    [['--help'], 0, /Exit codes/],
    [['listen', '--help'], 0, /--forward-to/],
    [[], 2, /COMMAND/],
    [['fly'], 2, /Unknown command fly/],
    [['design', 'a', 'b'], 2, /quotation marks/],
    [['design', 'a', '--size', 'round'], 2, /square, portrait/],
    [['open', '--size', 'x'], 2, /no option --size/],
    [['login'], 2, /terminal/],
    [['design', 'a', '--yes'], 3, /not signed in/],
    [['listen', '--forward-to', 'localhost:1', '--events', 'order'], 1, /no event order/],
  ])('the command %j ends with %d', async (args, code, sentence) => {
    const ended = await client.command(process.execPath, args, args.includes('--events') ? env : {});
    expect([ended.code, ended.stdout + ended.stderr]).toEqual([code, expect.stringMatching(sentence)]);
    expect(ended.stdout + ended.stderr).not.toMatch(/\u001b|\bat .*\.js/);
  });
});
