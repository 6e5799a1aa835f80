// What the compiler does not check: the rings (dependencies point inward only), and the engine's purity.
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const ENGINE = ['src/engine/**/*.ts'];
const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', 'tests/**', 'scripts/**'];
const pattern = (regex, message) => ({ regex, message });
const OUTWARD = pattern('^(\\.\\./)+((components|content|pages|layouts|integrations|plugins|scripts|search|styles)/|(lien|games|registre|contenu|index-exemples|exemples-joues)\\.ts$)', 'The engine knows nothing of the site.');
const BORDER = pattern('^(\\.\\./)+scenario/', 'The scenario border knows the games, not the reverse.');
const PACKAGES = pattern('^[^.]', 'The engine imports no package.');
const RULES_AS_TYPE = { regex: '(^|/)rules\\.ts$', allowTypeImports: true, message: 'RULES weighs more than any engine: import its types only.' };

export default defineConfig(
  { ignores: ['dist/**', 'test-results/**', '.astro/**', 'public/**', '**/*.astro', 'src/scripts/theme-avant.js'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.ts', '**/*.tsx'], extends: [tseslint.configs.strict], languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false }],
      '@typescript-eslint/no-import-type-side-effects': 'off',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'no-console': 'off',
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  {
    files: ENGINE,
    ignores: TESTS,
    rules: {
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': ['error', 'window', 'document', 'localStorage', 'location', 'navigator', 'fetch', 'crypto', 'performance', 'Date', 'setTimeout', 'setInterval'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random', message: 'Chance is a player.' }],
      'no-restricted-imports': ['error', { patterns: [OUTWARD, BORDER, PACKAGES, RULES_AS_TYPE] }],
    },
  },
  {
    files: ['src/engine/kernel/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [pattern('^\\.\\./', 'The kernel knows no game.'), PACKAGES] }] },
  },
  {
    files: ['src/engine/scenario/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': ['error', { patterns: [OUTWARD, pattern('^(?!valibot$|fflate$)[^.]', 'The scenario border imports valibot and fflate only.'), RULES_AS_TYPE] }] },
  },
  { files: ['src/engine/battleworld/rules.ts', 'src/engine/battleworld/rulings.ts'], rules: { 'max-lines': 'off' } },
  { files: TESTS, rules: { '@typescript-eslint/no-non-null-assertion': 'off', '@typescript-eslint/no-floating-promises': 'off' } },
);
