// What the compiler does not check: the rings (dependencies point inward only), the purity of the engine, the size of modules.
import { dirname, relative, resolve, sep } from 'node:path';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

const TESTS = ['**/*.test.ts', '**/*.test.tsx', '**/*.fixture.ts', 'tests/**', 'scripts/**'];

/** Rings from the inside: kernel 0, hexes 1, a game 2, the border of scenarios 3, the site 4. `name`: which game. */
const [GAME, SITE] = [2, 4];
const INNER = { kernel: 0, hex: 1, scenario: 3 };
const ringOf = (file) => {
  const [engine, name] = relative(resolve(import.meta.dirname, 'src'), file).split(sep);
  if (engine !== 'engine') return { ring: SITE, name: '' };
  return { ring: INNER[name] ?? GAME, name };
};
const RINGS = ['the kernel', 'the hexes', 'a game', 'the scenario border', 'the site'];
const PACKAGES = [[], [], [], ['valibot', 'fflate']];

/** @type {import('eslint').Rule.RuleModule} */
const inward = {
  meta: {
    type: 'problem',
    docs: { description: 'kernel ← hex ← game ← scenario ← site; no package in the engine; rules.ts as a type only' },
    schema: [],
  },
  create(context) {
    const from = ringOf(context.filename);
    const judge = (node, source, type) => {
      if (typeof source !== 'string') return;
      const fault = (message) => context.report({ node, message });
      if (!source.startsWith('.')) {
        if (from.ring < SITE && !PACKAGES[from.ring].includes(source))
          fault(`« ${source} »: the engine imports no package${from.ring > GAME ? ' but valibot and fflate' : ''}.`);
        return;
      }
      const target = resolve(dirname(context.filename), source);
      const to = ringOf(target);
      if (to.ring > from.ring)
        fault(`${RINGS[from.ring]} must not import ${RINGS[to.ring]}: dependencies point inward.`);
      if (from.ring === GAME && to.ring === GAME && from.name !== to.name)
        fault(`${from.name} must not import ${to.name}: games do not know each other.`);
      if (from.ring < SITE && to.ring === GAME && target.endsWith(`${sep}rules.ts`) && !type)
        fault('RULES weighs more than any engine: import its types only.');
      if (/\.(test|fixture)\.tsx?$/.test(target)) fault('tests and their fixtures are not part of the site.');
    };
    const isType = (node) =>
      node.importKind === 'type' ||
      node.exportKind === 'type' ||
      (node.specifiers?.length > 0 &&
        node.specifiers.every((one) => one.importKind === 'type' || one.exportKind === 'type'));
    const declared = (node) => node.source && judge(node, node.source.value, isType(node));
    return {
      ImportDeclaration: declared,
      ExportNamedDeclaration: declared,
      ExportAllDeclaration: declared,
      ImportExpression: (node) => judge(node, node.source.value, false),
      TSImportType: (node) => judge(node, node.source?.value, true),
    };
  },
};

export default defineConfig(
  {
    ignores: [
      'dist/**',
      'test-results/**',
      'playwright-report/**',
      '.astro/**',
      '.cache/**',
      'public/**',
      '**/*.astro',
      'src/scripts/early-link.js',
      'src/scripts/early-theme.js',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.ts', '**/*.tsx', 'scripts/*.mjs'],
    extends: [tseslint.configs.strict],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['**/*.ts', '**/*.tsx', 'scripts/*.mjs'],
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
      'prefer-const': ['error', { destructuring: 'all' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    plugins: { rings: { rules: { inward } } },
    rules: {
      'rings/inward': 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['src/engine/**/*.ts'],
    ignores: TESTS,
    rules: {
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true }],
      'no-restricted-globals': [
        'error',
        'window',
        'document',
        'localStorage',
        'location',
        'navigator',
        'fetch',
        'crypto',
        'performance',
        'process',
        'Date',
        'setTimeout',
        'setInterval',
        'queueMicrotask',
      ],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance is a player.' },
        ...['window', 'document', 'process', 'Date', 'crypto'].map((property) => ({ object: 'globalThis', property })),
      ],
    },
  },
  {
    // tables, read entry by entry: the length of one is not a size
    files: [
      'src/engine/*/{rules,rulings,powers,missions,live,examples,examples-*,situations,situations-*,readings-runs}.ts',
      'src/engine/scenario/{dictionaries,*-dictionary}.ts',
    ],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  { files: TESTS, rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
);
