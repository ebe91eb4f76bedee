import { basename, delimiter, join, resolve } from 'node:path';

/**
 * Returns npm's own program, run by the Node that npm itself runs on, or else the `npm` on the PATH. The result is for
 * `spawn`, never for a shell.
 */
export function npmCommand(args: string[]): { command: string; args: string[]; env: NodeJS.ProcessEnv } {
  const modules = resolve('node_modules');
  const cli = process.env.npm_execpath;
  const node = process.env.npm_node_execpath;
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== join(modules, '.bin'));
  const env = { ...process.env, PATH: path.join(delimiter) };
  if (cli && node && basename(cli) === 'npm-cli.js') return { command: node, args: [cli, ...args], env };
  return { command: 'npm', args, env };
}
