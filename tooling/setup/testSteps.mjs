/**
 * Steps of the complete test. They begin in this order, two cores at a time: cheap steps come first, so that a
 * simple mistake is reported early; a step with a browser keeps a core of its own; a step that fills both
 * cores, or writes into the sources, runs alone. @type {import('./steps.mjs').Step[]}
 */
export const STEPS = [
  { name: 'format', what: 'Formatting', command: ['oxfmt', '--check', '--disable-nested-config'] },
  { name: 'lint', what: 'Lint, with the house rules', command: ['oxlint', '--disable-nested-config'] },
  { name: 'commits', what: 'Commit messages', command: ['node', 'tooling/commits/check.ts'] },
  {
    name: 'supply',
    what: 'Sources, licences and known faults of libraries',
    command: ['node', 'tooling/supply/check.ts'],
  },
  { name: 'unused', what: 'Unused files, exports and dependencies', command: ['knip'] },
  { name: 'types', what: 'Types', task: 'types', filters: ['//'] },
  {
    name: 'layers',
    what: 'Who may know whom',
    command: [
      'depcruise',
      '--config',
      'tooling/layers/rules.cjs',
      '--output-type',
      'err-long',
      'packages',
      'apps',
      'tenants',
    ],
  },
  {
    name: 'folders',
    what: 'Import cycles between folders of the site',
    command: [
      'depcruise',
      '--config',
      'tooling/layers/folders.cjs',
      '--output-type',
      'err-long',
      'packages/app/src',
    ],
  },
  {
    name: 'contract',
    what: 'Contract: lint, freshness, breaking changes',
    command: ['pnpm', '--filter', '@livery/api', 'run', 'contract'],
  },
  {
    name: 'catalogue',
    what: 'Message catalogue',
    command: ['pnpm', '--filter', '@livery/i18n', 'run', 'check'],
  },
  {
    name: 'specification',
    what: 'Requirements, and what cites them',
    command: ['node', 'tooling/specification/check.ts'],
  },
  { name: 'tenants', what: 'Tenants', command: ['livery', 'check'] },
  {
    name: 'screens',
    what: 'Page list, areas and docs/screens.md',
    command: ['node', 'tooling/screens/check.ts'],
  },
  { name: 'figures', what: 'Counts in docs/figures.md', command: ['node', 'tooling/visual/checkFigures.ts'] },
  { name: 'bundles', what: 'One compile, a bundle per brand', task: 'stamp' },
  {
    name: 'published',
    what: 'Published form of the packages, used by an app outside the workspace',
    command: ['turbo', 'run', 'publishable', 'consumer', '--output-logs=errors-only', '--log-prefix=none'],
  },
  {
    name: 'documents',
    what: 'Documents with answers in them, as visitors get them',
    command: ['node', 'tooling/documents/fill.ts'],
    after: ['bundles'],
  },
  {
    name: 'budgets',
    what: 'Byte budgets',
    command: ['node', 'tooling/budgets/check.ts'],
    after: ['documents'],
  },
  { name: 'component', what: 'Components in a browser', task: 'component', tests: true },
  { name: 'stories', what: 'Stories in every brand and theme, with axe', task: 'stories', tests: true },
  {
    name: 'unit',
    what: 'Rules, contract and tools',
    task: 'unit',
    filters: ['!@livery/sandbox', '!@livery/cli'],
    tests: true,
    cores: 2,
  },
  {
    name: 'cli',
    what: 'The command livery',
    task: 'unit',
    filters: ['@livery/cli'],
    tests: true,
    cores: 2,
  },
  {
    name: 'generators',
    what: 'Generators of components and features',
    command: ['vitest', 'run', '--project', 'generators'],
    report: 'vitest',
    cores: 2,
  },
  {
    name: 'sandbox',
    what: 'Gateway and services on both databases',
    task: 'unit',
    filters: ['@livery/sandbox'],
    tests: true,
    cores: 2,
  },
  {
    name: 'journeys',
    what: 'Journeys through the built bundles',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: 'playwright',
    after: ['documents'],
    cores: 2,
  },
]
