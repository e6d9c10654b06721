import {defineConfig} from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  {ignores: ['node_modules/']},
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.js', 'tools/*.mjs'],
          maximumDefaultProjectFileMatchCount_THIS_WILL_SLOW_DOWN_LINTING: 16,
        },
        extraFileExtensions: ['.svelte'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // A component is one screenful, or it is two components.
      'max-lines': ['error', {max: 250, skipBlankLines: true, skipComments: true}],
      'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}],
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      'svelte/no-at-html-tags': 'error',
      // Values that are replaced, never changed in place, need no reactive containers.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: {parserOptions: {parser: ts.parser, svelteConfig}}},
  {
    files: ['**/*.svelte'],
    // The whole script of a component is one function to the compiler; and the address bar is ours (lib/router).
    rules: {'max-lines-per-function': 'off', 'svelte/no-navigation-without-resolve': 'off'},
  },
  {files: ['**/*.test.ts', 'tests/**'], rules: {'max-lines-per-function': 'off'}},
);
