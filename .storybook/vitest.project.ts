import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'

/**
 * Vitest project of all stories in Chromium: rendered, played, axe without violations; `matrix` stories in
 * every brand and theme.
 */
export const storybookProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: dirname(fileURLToPath(import.meta.url)) })],
  // Prebundled: a library found during the run would reload the page in the middle of a story.
  optimizeDeps: {
    include: [
      'react/jsx-dev-runtime',
      'react-dom',
      'react-dom/client',
      '@livery/app > @tanstack/react-query',
      '@livery/app > jose',
      '@livery/app > jotai',
      '@livery/app > @livery/api > openapi-fetch',
      '@livery/app > react-hook-form',
      '@livery/app > react-intl',
      '@livery/app > react-router-dom',
      '@livery/domain > big.js',
      '@livery/i18n > @formatjs/icu-messageformat-parser',
      '@livery/theme > @capsizecss/core',
      '@livery/theme > culori',
      '@livery/ui > axe-core',
      '@livery/ui > dompurify',
      '@livery/ui > lucide',
      '@livery/ui > uqr',
      'storybook/internal/router',
    ],
  },
  test: {
    name: 'storybook',
    // One page for all files, as in Storybook itself: loading the preview for each file takes longer than
    // most stories.
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: chromiumLaunch }),
      instances: [{ browser: 'chromium', viewport: { width: 390, height: 844 } }],
    },
  },
}
