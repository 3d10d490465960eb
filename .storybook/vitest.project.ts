import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectInlineConfiguration } from 'vitest/config'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'

/** Every story as a test in Chromium: rendered, played, axe with no violations; `matrix` stories in every brand and theme. */
export const storybookProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: dirname(fileURLToPath(import.meta.url)) })],
  test: {
    name: 'storybook',
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
