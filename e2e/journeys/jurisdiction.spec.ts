import type { Browser } from '@playwright/test'

import { checkBrand } from '../../tooling/evidence/checkBrand.ts'
import { KEYSTONE } from '../../tooling/evidence/pennsylvania.ts'
import { playPathsOf } from '../../tooling/evidence/playPaths.ts'
import { replaceLicence } from '../../tooling/evidence/replaceLicence.ts'
import { WALKED, SANDBOX, type Brand } from '../brands.ts'
import { expect, test } from '../test.ts'

// Every page of the site is opened, as a visitor and as a member.
test.setTimeout(240_000)

/**
 * Descriptions of the rules that the brand's pages break, and of the errors that a page throws: a page whose document
 * is not adopted as it stands throws one, unless its licence was replaced.
 */
async function brokenRules(browser: Browser, brand: Brand, config = brand.config): Promise<string[]> {
  const context = await browser.newContext({
    baseURL: brand.origin,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  // Pictures are left blank: no duty depends on one.
  const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
  await context.route('**/sandbox/art/**', (route) => route.fulfill(blank))
  const errors: string[] = []
  if (config.legal !== brand.config.legal) await replaceLicence(context, config)
  else
    context.on('weberror', (thrown) => {
      const at = thrown.page()?.url() ?? ''
      // An empty frame has no storage for the script that prepares each page.
      if (at.startsWith(brand.origin)) errors.push(`${at}: ${thrown.error().message}`)
    })
  const { findings } = await checkBrand({
    context,
    config,
    text: (id) => brand.text(id),
    member: { username: 'partner', password: 'Livery-2026' },
    games: await playPathsOf(SANDBOX, config),
  })
  await context.close()
  expect(findings.filter(({ result }) => result === 'met').length).toBeGreaterThan(20)
  const broken = findings
    .filter(({ result }) => result === 'broken')
    .map(({ route, as, duty, note }) => `${route} (${as}): ${duty}. ${note ?? ''}`)
  return [...broken, ...errors]
}

test('every page meets the regulator’s requirements', async ({ browser, brand }) => {
  expect(await brokenRules(browser, brand)).toEqual([])
})

test('every page of a brand licensed in Pennsylvania meets its requirements', async ({ browser, brand }) => {
  test.skip(brand !== WALKED[0], 'One bundle wears the licence that no brand has.')
  expect(await brokenRules(browser, brand, { ...brand.config, ...KEYSTONE })).toEqual([])
})
