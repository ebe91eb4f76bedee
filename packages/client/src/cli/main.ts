#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PostloomError } from '../errors.js';
import { design, designHelp } from './design.js';
import { listen, listenHelp } from './listen.js';
import { login, loginHelp } from './login.js';
import { open, openHelp } from './open.js';
import { UsageError, createOutput, exitCodes, sentenceOf } from './output.js';

const help = `postloom COMMAND

  login    store the address of your shop and a token
  design   make a post and download it
  listen   send the events of your account to a program on your machine
  open     open the studio, your tokens or the documentation

  --json   print results as JSON, one line each
  --help   explain a command

POSTLOOM_URL and POSTLOOM_TOKEN replace what login has stored.
Exit codes: 0 done, 1 failed, 2 wrong arguments, 3 not signed in or not allowed, 130 interrupted.`;

const helps: Record<string, string> = { login: loginHelp, design: designHelp, listen: listenHelp, open: openHelp };

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const options = {
  ...{ url: text, token: text, 'forward-to': text, events: text, secret: text },
  ...{ size: text, out: text, prompt: text, niche: text, style: text, yes: flag, force: flag },
  ...{ print: flag, json: flag, help: { ...flag, short: 'h' } },
} as const;

/** Options of each command, beside `json` and `help`. */
const optionsOf: Record<string, readonly string[]> = {
  login: ['url', 'token'],
  design: ['size', 'out', 'prompt', 'niche', 'style', 'yes', 'force'],
  listen: ['forward-to', 'events', 'secret'],
  open: ['print'],
};

const stopSignals = ['SIGINT', 'SIGTERM'] as const;

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Runs this command with the WebSocket that Node has from version 22, which version 20 has behind an option. */
const withWebSocket = (args: string[]): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--experimental-websocket', fileURLToPath(import.meta.url), ...args], {
      stdio: 'inherit',
    });
    for (const name of stopSignals) process.on(name, () => child.kill(name));
    child.once('exit', (code) => resolve(code ?? exitCodes.interrupted));
  });

async function run(args: string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parsed(args);
  const [command = '', ...rest] = positionals;
  if (values.help || !command) {
    process.stdout.write(`${helps[command] ?? help}\n`);
    return values.help ? exitCodes.done : exitCodes.usage;
  }
  const known = optionsOf[command];
  if (!known) throw new UsageError(`Unknown command ${command}.`);
  const wrong = Object.keys(values).find((name) => ![...known, 'json'].includes(name));
  if (wrong) throw new UsageError(`"${command}" has no option --${wrong}.`);
  const most = command === 'design' || command === 'open' ? 1 : 0;
  if (rest.length > most) throw new UsageError(`Unexpected argument ${rest[most]}: put words in quotation marks.`);
  if (command === 'listen' && typeof WebSocket === 'undefined') return withWebSocket(args);
  const output = createOutput({ isJson: values.json ?? false });
  const { yes: isConfirmed = false, force: isForced = false } = values;
  if (command === 'login') await login(values, output);
  else if (command === 'open') await open(rest[0] ?? 'studio', { isPrinted: values.print ?? false }, output);
  else if (command === 'design') await design(rest[0] ?? '', { ...values, isConfirmed, isForced, signal }, output);
  else await listen({ ...values, forwardTo: values['forward-to'], signal }, output);
  return signal.aborted ? exitCodes.interrupted : exitCodes.done;
}

/** Shows an error, as JSON for programs. @returns the exit code */
function explained(error: unknown, args: readonly string[]): number {
  const [code, message, exit] =
    error instanceof UsageError
      ? ['USAGE', error.message, exitCodes.usage]
      : error instanceof PostloomError
        ? [
            error.code,
            sentenceOf(error),
            ['UNAUTHENTICATED', 'FORBIDDEN'].includes(error.code) ? exitCodes.refused : exitCodes.failed,
          ]
        : ['FAILED', error instanceof Error ? error.message : String(error), exitCodes.failed];
  const hint = code === 'USAGE' ? '\nRun "postloom --help" for help.' : '';
  process.stderr.write(
    args.includes('--json') ? `${JSON.stringify({ error: { code, message } })}\n` : `${message}${hint}\n`,
  );
  return exit;
}

async function main(args: string[]): Promise<void> {
  const stopping = new AbortController();
  // repeatedly: a terminal sends Ctrl-C to this process and to the one that has started it
  for (const name of stopSignals) process.on(name, () => stopping.abort());
  try {
    process.exitCode = await run(args, stopping.signal);
  } catch (error) {
    process.exitCode = stopping.signal.aborted ? exitCodes.interrupted : explained(error, args);
  }
}

void main(process.argv.slice(2));
