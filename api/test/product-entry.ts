import { existsSync } from 'node:fs';

/**
 * The product's program as it is shipped, or from its sources where it is not built, which takes longer to start: what
 * Node is told before the file, and the file.
 */
export const productEntry = (): { options: string[]; file: string } =>
  existsSync('dist/api/main.js')
    ? { options: ['--enable-source-maps'], file: 'dist/api/main.js' }
    : { options: ['--import', 'tsx'], file: 'api/main.ts' };
