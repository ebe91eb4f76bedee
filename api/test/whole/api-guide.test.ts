import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { tokenOf } from '../access-tokens';
import { startWebhookReceiver } from '../webhook-receiver';
import type { UserEntity } from '../../domain/accounts/user.entity';
import { createTicket } from '../../domain/tickets/ticket.service';
import { saveWebhookEndpoint } from '../../domain/webhooks/own-webhooks.service';
import { anImage, smallPictures } from '../images';
import { startTestProduct } from '../test-product';
import type { TestProduct } from '../test-product';

/** How an example is run, by the language of its block: the arguments of a program, given the file. */
const programs: Record<string, { file: string; program: string; args: string[] }> = {
  sh: { file: 'example.sh', program: 'sh', args: [] },
  ts: { file: 'example.mts', program: process.execPath, args: ['--import', 'tsx'] },
  python: { file: 'example.py', program: 'python3', args: [] },
};
/** What an example needs of the machine. */
const needs: Record<string, string> = { sh: 'curl', python: 'python3' };

interface Example {
  name: string;
  language: string;
  code: string;
  /** The answer that the guide shows; undefined for an example that prints nothing. */
  answer: unknown;
}

/** Returns the examples of a document: its blocks of code, each with the JSON block that follows it. */
function examplesOf(text: string): Example[] {
  const blocks = [...text.matchAll(/^ *```(\w+)\n([\s\S]*?)^ *```$/gm)];
  return blocks.flatMap(({ 1: language = '', 2: code = '', index }, position) => {
    if (language === 'json') return [];
    const next = blocks[position + 1];
    const line = text.slice(0, index).split('\n').length;
    return {
      name: `${language} in line ${line}`,
      language,
      code,
      answer: next?.[1] === 'json' ? (JSON.parse(next[2] ?? '') as unknown) : undefined,
    };
  });
}

/** Returns a value with the kinds of its texts and numbers in place of them; a list is like its first element. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf);
  if (typeof value !== 'object' || value === null) return value === null ? null : typeof value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]));
}

const isThere = (program: string) => spawnSync(program, ['--version']).status === 0;
const run = promisify(execFile);

describe('the API guide', () => {
  const examples = examplesOf(readFileSync('docs/api.md', 'utf8'));
  let product: TestProduct;
  let folder: string;
  let env: NodeJS.ProcessEnv;
  let member: UserEntity;

  beforeAll(async () => {
    product = await startTestProduct({
      http: true,
      gemini: true,
      jobs: true,
      environment: { WEBHOOKS_LOCAL: '1', ...smallPictures },
    });
    member = await product.addUser({ credits: 20 });
    const { token } = await tokenOf(product, member, [
      'DESIGNS_WRITE',
      'CREDITS_READ',
      'PROFILE_WRITE',
      'WEBHOOKS_WRITE',
    ]);
    await product.browser().register('guide@example.com', 'guided-secret');
    const account = { POSTLOOM_EMAIL: 'guide@example.com', POSTLOOM_PASSWORD: 'guided-secret' };
    const { PATH, HOME } = process.env;
    env = { PATH, HOME, POSTLOOM_URL: product.url, POSTLOOM_TOKEN: token, ...account };
    folder = mkdtempSync(join(tmpdir(), 'postloom-guide-'));
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'picture.png'), await anImage('png'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await product.stop();
  });

  it('has examples of every language, each of which can be run', () => {
    expect(new Set(examples.map(({ language }) => language))).toEqual(new Set(Object.keys(programs)));
  });

  // in their order, as later ones read what earlier ones have made
  for (const { name, language, code, answer } of examples) {
    const tool = needs[language];
    // a machine without it reports the example as skipped, by its name
    const test = !tool || isThere(tool) ? it : it.skip;
    test(`runs the example ${name}`, async () => {
      const { file, program, args } = programs[language] ?? { file: '', program: '', args: [] };
      writeFileSync(join(folder, file), code);
      const { stdout } = await run(program, [...args, file], { cwd: folder, env });
      if (answer === undefined) expect(stdout).toBe('');
      else expect(shapeOf(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''))).toEqual(shapeOf(answer));
    });
  }

  it('verifies a delivery with the example for webhooks, and refuses a changed one', async () => {
    const receiver = await startWebhookReceiver();
    const ctx = product.ctx(member);
    const input = { url: receiver.url, events: ['ticket.created' as const], isActive: true };
    const { secret } = await saveWebhookEndpoint(ctx, null, input, 0);
    const ticket = await createTicket(ctx, { subject: 'S', message: 'M', requestId: 'a-guided-ticket' });
    await receiver.until(1);
    await receiver.stop();
    const [received] = receiver.received;
    writeFileSync(join(folder, 'webhook.mts'), examples.find(({ code }) => code.includes('eventOf'))?.code ?? '');
    const program = `import { eventOf } from './webhook.mts';
      const [secret, body, headers] = ${JSON.stringify([secret, received?.body, received?.headers])};
      let refused = '';
      try { eventOf(secret, body.replace('ticket', 'bucket'), headers); } catch (error) { refused = error.name; }
      console.log(JSON.stringify({ event: eventOf(secret, body, headers), refused }));`;
    writeFileSync(join(folder, 'receive.mts'), program);
    const { stdout } = await run(process.execPath, ['--import', 'tsx', 'receive.mts'], { cwd: folder, env });
    expect(JSON.parse(stdout)).toMatchObject({
      event: { type: 'ticket.created', data: { id: ticket.id, query: 'ticket' } },
      refused: expect.stringMatching(/Error$/) as string,
    });
  });
});
