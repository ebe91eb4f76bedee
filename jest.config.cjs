/**
 * Two projects: the api on real PostgreSQL, the screens in jsdom. The api's files run in plain Node processes that load
 * the product once (tsx translates it, as in development), not in a context of their own each. `npm test` sets
 * NODE_OPTIONS.
 */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: jsx, decorators: true },
      transform: { legacyDecorator: true, useDefineForClassFields: false, react: { runtime: 'automatic' } },
      target: 'es2023',
    },
    // import() stays what it is: some packages wait while they load, which require() can't
    module: { type: 'commonjs', ignoreDynamic: true },
  },
];

module.exports = {
  // how fast it is, the benchmarks say: a busy machine is no reason to fail
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
      // PayPal's React kit exists as ES modules only
      transformIgnorePatterns: ['/node_modules/(?!@paypal/)'],
      moduleNameMapper: {
        '\\.(css|woff2?)$': '<rootDir>/web/src/test/empty-module.ts',
        '^@paypal/(react-paypal-js|paypal-js)/sdk-v6$': '<rootDir>/node_modules/@paypal/$1/dist/v6/esm/$1.js',
      },
      setupFilesAfterEnv: ['<rootDir>/web/src/test/setup.ts'],
    },
  ],
};
