import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/** A program that is built. */
export type Program = 'api/main' | 'api/tasks' | 'tools/sandbox/demo/main';

/**
 * Returns a built program, or its sources when there is no build, which starts more slowly: Node's options, and the
 * file.
 */
export const productEntry = (name: Program = 'api/main'): { options: string[]; file: string } =>
  existsSync(`dist/${name}.js`)
    ? { options: ['--enable-source-maps'], file: `dist/${name}.js` }
    : { options: ['--import', 'tsx'], file: `${name}.ts` };

/**
 * Returns the environment of a started program, without any setting of the product or of the test runner. Node stores
 * what it compiles, which saves the next program a third of its start.
 */
export const programEnvironment = (): { PATH: string; NODE_COMPILE_CACHE: string } => ({
  PATH: process.env['PATH'] ?? '',
  NODE_COMPILE_CACHE: resolve('node_modules/.cache/node'),
});
