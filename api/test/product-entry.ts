import { existsSync } from 'node:fs';

/**
 * Returns a built program, or its sources when there is no build, which starts more slowly: Node's options, and the
 * file.
 */
export const productEntry = (name: 'main' | 'tasks' = 'main'): { options: string[]; file: string } =>
  existsSync(`dist/api/${name}.js`)
    ? { options: ['--enable-source-maps'], file: `dist/api/${name}.js` }
    : { options: ['--import', 'tsx'], file: `api/${name}.ts` };
