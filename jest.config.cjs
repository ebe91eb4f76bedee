/**
 * `api` on a real PostgreSQL, `web` in jsdom. Test files run in plain Node processes that load the product once (tsx
 * transpiles it, as in development), without a separate module context for each file.
 */
module.exports = {
  projects: [
    {
      displayName: 'api',
      runner: '<rootDir>/tools/jest/runner.mjs',
      roots: ['<rootDir>/api', '<rootDir>/packages', '<rootDir>/studio', '<rootDir>/tools'],
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/api/test/time.ts'],
    },
    {
      displayName: 'web',
      runner: '<rootDir>/tools/jest/runner.mjs',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['\\.node\\.test\\.'],
      setupFiles: ['<rootDir>/web/src/test/browser.ts'],
      setupFilesAfterEnv: ['<rootDir>/api/test/time.ts', '<rootDir>/web/src/test/setup.ts'],
    },
    {
      displayName: 'web in node',
      runner: '<rootDir>/tools/jest/runner.mjs',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.node.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/api/test/time.ts'],
    },
  ],
};
