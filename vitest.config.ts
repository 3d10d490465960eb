import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

import { chromiumLaunch } from './tooling/browser/chromium.mjs'
import { LongestFirst } from './tooling/setup/longestFirst.ts'

/** Limits against tests that hang, ms. On a busy machine a test that usually takes two seconds takes ten. */
const LIMITS = { testTimeout: 30_000, hookTimeout: 60_000 }

export default defineConfig({
  test: {
    // Both cores: by itself a runner leaves one idle on a small machine.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          ...LIMITS,
          include: ['{packages,apps,tooling}/*/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            '**/dist/**',
            'tooling/generate/**',
            'tooling/publish/published.test.ts',
            'apps/sandbox/**',
          ],
          environment: 'node',
          setupFiles: ['tooling/properties/seed.ts'],
          // Rules keep nothing between files; a process for each file costs a third of the time. Each test puts back
          // what it changed of the world.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      {
        // Apart, because it makes its databases before the first test.
        test: {
          name: 'sandbox',
          ...LIMITS,
          include: ['apps/sandbox/src/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['tooling/properties/seed.ts'],
          // As above: a sandbox keeps its state in the database and in the object that createSandbox makes.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          globalSetup: 'apps/sandbox/src/testing/seededOnce.ts',
          // Tests sign in hundreds of times; `passwords.test.ts` and `human.test.ts` prove what everyone else pays.
          env: { SANDBOX_SCRYPT_ROUNDS: '1024', SANDBOX_PROOF_DIVISOR: '40' },
        },
      },
      {
        // By itself: it writes folders into the sources and takes them away again.
        test: { name: 'generators', ...LIMITS, include: ['tooling/generate/*.test.ts'], environment: 'node' },
      },
      {
        plugins: [react(), vanillaExtractPlugin()],
        // Found late, a library is prepared a second time beside the first, and the page has two Reacts.
        optimizeDeps: {
          include: [
            'react',
            'react/jsx-runtime',
            'react/jsx-dev-runtime',
            'react-dom',
            'react-dom/client',
            '@livery/app > @tanstack/react-query',
            '@livery/app > jotai',
            '@livery/app > jose',
            '@livery/app > react-hook-form',
            '@livery/app > react-intl',
            '@livery/app > react-router-dom',
            '@livery/domain > big.js',
            '@livery/ui > dompurify',
            '@livery/ui > lucide',
            '@livery/ui > storybook/test',
            '@livery/ui > uqr',
          ],
        },
        test: {
          name: 'component',
          ...LIMITS,
          include: ['packages/*/src/**/*.test.tsx'],
          setupFiles: ['packages/ui/testing/cleanPage.ts', 'packages/app/src/testing/quietCatalogue.ts'],
          // One page for all files, and each module loaded once: halves the work of the whole step.
          isolate: false,
          // One page at a time: a page behind another has no focus, and what moves by itself stands still in it.
          fileParallelism: false,
          // A busy machine takes its time over a first render; what never comes still fails.
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: chromiumLaunch }),
            instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
          },
        },
      },
    ],
  },
})
