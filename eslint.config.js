import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Maximum length of a hand-written file in lines, including blank lines; applies to tests as well. */
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
    // runs on servers and in browsers; callers pass in what only one of them provides
    files: ['studio/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'Buffer', 'process', 'require', 'global', 'window', 'document', 'navigator'],
    },
  },
  {
    // their tools require a default export
    files: ['codegen.ts', 'web/vite.config.ts', 'web/explorer.config.ts', 'web/e2e/playwright.config.ts'],
    rules: { 'no-restricted-syntax': 'off' },
  },
);
