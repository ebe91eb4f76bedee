import { spawn } from 'node:child_process';
import { addressOf, readConfig } from './config.js';
import type { Output } from './output.js';
import { UsageError } from './output.js';

export const openHelp = `postloom open [PAGE]

Opens a page of your shop in the browser: studio (a new post), designs, tokens, webhooks or docs; studio when omitted.

  --print   only print the address`;

const pages: Record<string, string> = {
  studio: '/user/generate-image',
  designs: '/user/designs',
  tokens: '/update-profile?tab=tokens',
  webhooks: '/update-profile?tab=webhooks',
  docs: '/docs',
};

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', ''],
};

/** Opens a page; prints its address where no browser can be opened. */
export async function open(page: string, { isPrinted }: { isPrinted: boolean }, output: Output): Promise<void> {
  const path = pages[page];
  if (path === undefined) throw new UsageError(`There is no page ${page}: ${Object.keys(pages).join(', ')}.`);
  const url = process.env['POSTLOOM_URL'] || (await readConfig()).url;
  if (!url) throw new UsageError('No shop is set: run "postloom login" or set POSTLOOM_URL.');
  const address = `${addressOf(url)}${path}`;
  output.result(address, { url: address });
  if (isPrinted) return;
  const [program, ...args] = openers[process.platform] ?? ['xdg-open'];
  await new Promise<void>((resolve) => {
    const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true });
    child.once('error', () => {
      output.status('The browser cannot be opened here. Open this address yourself.');
      resolve();
    });
    child.once('spawn', () => {
      child.unref();
      resolve();
    });
  });
}
