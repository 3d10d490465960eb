import { defineConfig } from '@playwright/test'

import { chromiumLaunch } from '../tooling/browser/chromium.mjs'
import { FILLED } from '../tooling/documents/filled.ts'
import { WALKED, root, SANDBOX, SANDBOX_PORT, SITE_PORT } from './brands.ts'

/** Journeys run against the built bundles with answers in their documents (`npm test -- bundles documents` first) and a sandbox started for them. */
export default defineConfig<{ brandId: string }>({
  testDir: 'journeys',
  outputDir: '../test-results/journeys',
  // Brands run in parallel, the journeys of one brand in sequence: each signs in members of that brand,
  // never one member twice at the same time.
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  // Whole visits rendered in software take seconds a page on two cores.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    launchOptions: chromiumLaunch,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 1,
    hasTouch: true,
    isMobile: true,
    // Animations rendered in software cost as much as the visit; journeys about motion enable it.
    contextOptions: { reducedMotion: 'reduce' },
    // Actions, requests and the console. A copy of the page before and after each action costs four tenths of the whole
    // processor time: `--trace retain-on-failure` takes them where a failure needs it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
  // One project for each brand: its journeys run in sequence, because they share its seeded members.
  projects: WALKED.map(({ config }) => ({ name: config.id, use: { brandId: config.id } })),
  webServer: [
    {
      command: 'node apps/sandbox/src/main.ts',
      cwd: root,
      url: `${SANDBOX}/sandbox/state`,
      env: { SANDBOX_PORT: String(SANDBOX_PORT), SANDBOX_PROXIES: 'loopback' },
      timeout: 60_000,
    },
    {
      // Documents stay as they were filled: journeys must not depend on earlier visits of a brand.
      command: `livery serve --out ${FILLED} --refresh 0`,
      cwd: root,
      url: `http://localhost:${SITE_PORT}/`,
      env: { PORT: String(SITE_PORT), SANDBOX_URL: SANDBOX },
      timeout: 60_000,
    },
  ],
})
