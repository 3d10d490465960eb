import { join } from 'node:path'

import { chromium, type Page } from '@playwright/test'

import { BRANDS, root, SANDBOX, SANDBOX_PORT, SITE_PORT } from '../../e2e/brands.ts'
import { chromiumLaunch } from '../browser/chromium.mjs'
import { requireFreePorts } from '../setup/ports.mjs'
import { run, services } from '../setup/processes.mjs'
import { checkBrand } from './checkBrand.ts'
import { countResults, type BrandEvidence } from './finding.ts'
import { KEYSTONE } from './pennsylvania.ts'
import { playPathsOf } from './playPaths.ts'
import { replaceLicence } from './replaceLicence.ts'
import { writeEvidence } from './report.ts'

/**
 * Checks every brand's built bundle and writes the findings to `evidence/<date>/`. `--no-pictures` leaves out
 * the pictures. Exit code 1 when a rule is broken.
 */
const pictures = !process.argv.includes('--no-pictures')
const date = new Date().toISOString()
const folder = join(root, 'evidence', date.slice(0, 10))

await requireFreePorts([
  { port: SANDBOX_PORT, name: 'the sandbox', variable: 'E2E_SANDBOX_PORT' },
  { port: SITE_PORT, name: 'the site', variable: 'E2E_PORT' },
])
run('livery', ['build', '--all'], 'The bundles could not be built.')
const { start, stopAll } = services()
await start('The sandbox', 'node', ['apps/sandbox/src/main.ts'], /ready at/, {
  SANDBOX_PORT: String(SANDBOX_PORT),
})
await start('The site', 'livery', ['serve', '--refresh', '0'], /http/, {
  PORT: String(SITE_PORT),
  SANDBOX_URL: SANDBOX,
})

const browser = await chromium.launch(chromiumLaunch)
const takePicture = async (page: Page, name: string): Promise<string> => {
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 60 })
  return `${name}.jpg`
}
const [first] = BRANDS
if (!first) throw new Error('There is no brand under tenants/.')
const checks = [
  ...BRANDS.map((brand) => ({ brand, config: brand.config })),
  { brand: first, config: { ...first.config, ...KEYSTONE } },
]
const brands: BrandEvidence[] = []
for (const { brand, config } of checks) {
  const context = await browser.newContext({
    baseURL: brand.origin,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  if (config.legal !== brand.config.legal) await replaceLicence(context, config)
  const evidence = await checkBrand({
    context,
    config,
    text: (id) => brand.text(id),
    member: { username: 'vip', password: 'Livery-2026' },
    games: await playPathsOf(SANDBOX, config),
    ...(pictures && {
      takePicture: (page: Page, name: string) =>
        takePicture(page, config === brand.config ? name : `keystone-${name}`),
    }),
  })
  brands.push(evidence)
  await context.close()
  const { met, broken } = countResults(evidence.findings)
  console.log(`${evidence.brand} (${evidence.jurisdiction}): ${met} met, ${broken} broken`)
  for (const { route, duty, note } of evidence.findings.filter(({ result }) => result === 'broken'))
    console.log(`  ${route}: ${duty}. ${note ?? ''}`)
}
await browser.close()
await writeEvidence(folder, { date, brands })
stopAll()
console.log(`\nThe report: ${join(folder, 'index.html')}`)
process.exit(brands.some(({ findings }) => countResults(findings).broken > 0) ? 1 : 0)
