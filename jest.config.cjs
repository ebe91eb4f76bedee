/**
 * Two projects: `api` on a real PostgreSQL, `web` in jsdom. Test files of `api` run in plain Node processes that load
 * the product once (tsx transpiles it, as in development), without a separate module context for each file. `npm test`
 * sets NODE_OPTIONS.
 */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: { legacyDecorator: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    // keeps import(): some packages use top-level await, which require() does not support
    module: { type: 'commonjs', ignoreDynamic: true },
  },
];

module.exports = {
  // generous, so that tests do not fail on a busy machine; benchmarks measure speed
  testTimeout: 30_000,
  projects: [
    {
      displayName: 'api',
      runner: 'jest-light-runner/child-process',
      roots: ['<rootDir>/api', '<rootDir>/studio', '<rootDir>/tools'],
      testMatch: ['**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/api/test/time-limits.ts'],
    },
    {
      displayName: 'web',
      testEnvironment: 'jest-fixed-jsdom',
      roots: ['<rootDir>/web/src'],
      testMatch: ['**/*.test.{ts,tsx}'],
      transform: { '^.+\\.tsx?$': swc(true), '^.+\\.mjs$': swc(false), '/@paypal/.+\\.js$': swc(false) },
      // PayPal's React packages are published as ES modules only
      transformIgnorePatterns: ['/node_modules/(?!@paypal/)'],
      moduleNameMapper: {
        '\\.(css|woff2?)$': '<rootDir>/web/src/test/empty-module.ts',
        '^@paypal/(react-paypal-js|paypal-js)/sdk-v6$': '<rootDir>/node_modules/@paypal/$1/dist/v6/esm/$1.js',
      },
      setupFilesAfterEnv: ['<rootDir>/web/src/test/setup.ts'],
    },
  ],
};
