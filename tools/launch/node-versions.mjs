/**
 * The versions of Node that the commands need. Plain JavaScript without dependencies: it is read before the packages are
 * installed, on any Node.
 */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The product is installed, built, migrated, seeded and served from here on. */
export const OLDEST_NODE = '20.19.0';

/** The highest `engines` of the tools for tests and benchmarks. */
export const OLDEST_NODE_OF_TESTS = '22.19.0';

/** Where the Node for tests and benchmarks is installed when the machine's is older than they need. */
export const TEST_NODE_FOLDER = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node');

/** Where further release lines of Node are installed for `npm run test:long`. */
export const NODE_LINES_FOLDER = join(dirname(TEST_NODE_FOLDER), 'node-lines');

/** End of life of release lines (github.com/nodejs/Release). Odd ones get no long-term support. */
const END_OF_LIFE = {
  20: '2026-04-30',
  21: '2024-06-01',
  22: '2027-04-30',
  23: '2025-06-01',
  24: '2028-04-30',
  25: '2026-06-01',
  26: '2029-04-30',
};

/**
 * Compares two versions such as '20.19.0' by number.
 * @param {string} version
 * @param {string} oldest
 */
export function isAtLeast(version, oldest) {
  const [mine, theirs] = [version, oldest].map((text) => text.split('.').map(Number));
  const at = mine.findIndex((part, index) => part !== theirs[index]);
  return at < 0 || mine[at] > theirs[at];
}

/**
 * Returns a sentence about a release line of Node past its end of life, which gets no security fixes; otherwise undefined.
 * @param {string} version such as '20.19.0'
 * @param {Date} today
 */
export function endOfLifeNote(version, today) {
  const end = END_OF_LIFE[version.split('.')[0]];
  if (end === undefined || today < new Date(end)) return undefined;
  return `Node ${version} gets no security fixes since ${end}: enough for a demo, but serve a real shop with a newer one.`;
}

/** Returns the program of the Node in tools/node, or undefined when it is not installed. */
export function testNode() {
  const modules = join(TEST_NODE_FOLDER, 'node_modules');
  try {
    const name = readdirSync(modules).find((folder) => folder.startsWith('node-'));
    return name && join(modules, name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  } catch {
    return undefined;
  }
}
