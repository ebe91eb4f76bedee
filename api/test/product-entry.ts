import { existsSync } from 'node:fs';

/**
 * Returns the built program, or its sources when there is no build, which starts more slowly: Node's options, and the
 * file.
 */
export const productEntry = (): { options: string[]; file: string } =>
  existsSync('dist/api/main.js')
    ? { options: ['--enable-source-maps'], file: 'dist/api/main.js' }
    : { options: ['--import', 'tsx'], file: 'api/main.ts' };
