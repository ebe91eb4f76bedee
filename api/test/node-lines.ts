import { execFileSync } from 'node:child_process';
import { accessSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { NODE_LINES_FOLDER, OLDEST_NODE, isAtLeast } from '../../tools/launch/node-versions.mjs';

/** Release lines of Node on which integrators run programs, with the one of the tests. */
const lines = [20, 22, 24] as const;

/** A line of Node: its program, or why there is none. */
export type NodeLine = { line: number } & ({ node: string; version: string } | { node: null; reason: string });

/** Returns the version of a program of Node; null where it can't be run. */
function versionOf(node: string): string | null {
  try {
    accessSync(node, 1);
    return execFileSync(node, ['--version'], { encoding: 'utf8', env: {} }).trim().slice(1);
  } catch {
    return null;
  }
}

/** Returns the machine's own Node, which is an older one than that of the tests where it is preinstalled; null without. */
export function nodeOfMachine(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  const found = [...folders, '/usr/local/bin', '/usr/bin']
    .map((folder) => join(folder, 'node'))
    .find((node) => {
      const version = versionOf(node);
      return version !== null && version !== process.versions.node && isAtLeast(version, OLDEST_NODE);
    });
  return found ?? null;
}

/** Returns each line with a program of Node that can be had on this machine. */
export function nodeLines(): NodeLine[] {
  const platform = `${process.platform}-${process.arch}`;
  return lines.map((line): NodeLine => {
    const packaged = join(NODE_LINES_FOLDER, 'node_modules', `node-${line}-${platform}`, 'bin', 'node');
    for (const node of [packaged, nodeOfMachine()]) {
      const version = node && versionOf(node);
      if (node && version?.startsWith(`${line}.`) && isAtLeast(version, OLDEST_NODE)) return { line, node, version };
    }
    const reason =
      line === 20
        ? `no package has ${OLDEST_NODE} or newer of it, and the machine's own Node is another one`
        : `tools/node-lines has no package of it for ${platform}, or could not be installed`;
    return { line, node: null, reason };
  });
}
