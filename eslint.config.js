import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Of every file that people write, tests and blank lines included. */
const mostLines = 300;

export default defineConfig(
  globalIgnores([
    'dist/',
    'node_modules/',
    '**/generated/',
    '**/*.generated.ts',
    'web/src/gql/',
    'web/public/',
    '.data/',
    'test-results/',
    'playwright-report/',
  ]),
  { files: ['**/*.{ts,tsx,js,mjs,cjs}'], rules: { 'max-lines': ['error', mostLines] } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'react-router', message: "Import from 'react-router-dom'." },
            { name: '@mui/material', message: 'Import one component: @mui/material/Button.' },
          ],
        },
      ],
      'no-restricted-syntax': ['error', { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // drawn with on servers and in browsers: what only one of them has is handed in
    files: ['studio/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Buffer', 'process', 'require', 'global', 'window', 'document', 'navigator'],
    },
  },
  {
    // tools that ask for a default export by their own rules
    files: ['codegen.ts', 'web/vite.config.ts', 'web/e2e/playwright.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
