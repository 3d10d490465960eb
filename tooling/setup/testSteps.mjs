/** The whole test, cheapest first, so that a slip is named early. @type {import('./steps.mjs').Step[]} */
export const STEPS = [
  { name: 'format', what: 'Formatting', command: ['oxfmt', '--check'] },
  { name: 'lint', what: 'Lint, with the house rules', command: ['oxlint'] },
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
    name: 'types',
    what: 'Types',
    command: ['turbo', 'run', 'types', '--output-logs=errors-only', '--log-prefix=none'],
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
  { name: 'tenants', what: 'Tenants', command: ['livery', 'check'] },
  {
    name: 'unit',
    what: 'Rules, contract and services',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'sandbox'],
    report: 'vitest',
  },
  {
    name: 'generators',
    what: 'Generators of components and features',
    command: ['vitest', 'run', '--project', 'generators'],
    report: 'vitest',
  },
  {
    name: 'bundles',
    what: 'One compile, a bundle per brand',
    command: ['turbo', 'run', 'stamp', '--output-logs=errors-only', '--log-prefix=none'],
  },
  { name: 'budgets', what: 'Byte budgets', command: ['node', 'tooling/budgets/check.ts'] },
  {
    name: 'component',
    what: 'Components in a browser',
    command: ['vitest', 'run', '--project', 'component'],
    report: 'vitest',
  },
  {
    name: 'stories',
    what: 'Stories in every brand and theme, with axe',
    command: ['vitest', 'run', '--config', '.storybook/vitest.config.ts'],
    report: 'vitest',
    beside: true,
  },
  {
    name: 'published',
    what: 'Published form of the packages',
    command: ['turbo', 'run', 'publishable', '--output-logs=errors-only', '--log-prefix=none'],
  },
  {
    name: 'journeys',
    what: 'Journeys through the built bundles',
    command: ['playwright', 'test', '--config', 'e2e/playwright.config.ts'],
    report: 'playwright',
  },
]
