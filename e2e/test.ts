import { FIRST_DOWNLOAD_KEY } from '@livery/domain/device'
import { expect, test as base } from '@playwright/test'

import { owes, takesTurn, WALKED, type Brand } from './brands.ts'

interface Given {
  /** Id of the brand under test; each has a project in the configuration. */
  readonly brandId: string
  /** False skips games' and banners' pictures, which saves seconds in journeys that do not look at them. */
  readonly pictures: boolean
}

/**
 * Playwright's test for one brand: paths are relative to the brand's site, and every page error fails the
 * journey.
 */
export const test = base.extend<Given & { brand: Brand; faults: string[] }>({
  brandId: ['', { option: true }],
  pictures: [true, { option: true }],
  brand: async ({ brandId }, provide) => {
    const brand = WALKED.find(({ config }) => config.id === brandId)
    if (brand === undefined) throw new Error(`There is no brand '${brandId}'.`)
    await provide(brand)
  },
  baseURL: async ({ brand }, provide) => provide(brand.origin),
  // Marks the app's popup as already seen, and removes operators' popups: both would cover home, and have
  // tests of their own.
  storageState: async ({ brand }, provide) =>
    provide({
      cookies: [],
      origins: [{ origin: brand.origin, localStorage: [{ name: FIRST_DOWNLOAD_KEY, value: '1' }] }],
    }),
  context: async ({ context, pictures }, provide) => {
    const none = { json: { success: true, value: { list: [] } } }
    await context.route('**/wps/announcement/popular*', (route) => route.fulfill(none))
    const blank = {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
    }
    if (!pictures) await context.route('**/sandbox/art/**', (route) => route.fulfill(blank))
    await provide(context)
  },
  // The half-yearly reminder of some regulators, over the first page of a seeded member, is put off in any language: by
  // one handler, and only where it can come, because each looks through the page before each action.
  page: async ({ page, brand }, provide) => {
    const inAnyLanguage = (id: string): RegExp =>
      new RegExp(brand.config.languages.offered.map((code) => `^${brand.text(id, code)}$`).join('|'))
    const reminder = page.getByRole('alertdialog', { name: inAnyLanguage('responsibleGaming.reviewTitle') })
    if (owes(brand, 'sixMonthReview'))
      await page.addLocatorHandler(reminder, async (dialog) => {
        await dialog.getByRole('button', { name: inAnyLanguage('responsibleGaming.later') }).click()
      })
    await provide(page)
  },
  // Page errors and violations of the content security policy fail the journey.
  faults: [
    async ({ page }, provide) => {
      const faults: string[] = []
      page.on('pageerror', (error) => faults.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && /Content Security Policy|Uncaught/.test(message.text()))
          faults.push(message.text())
      })
      await provide(faults)
      expect(faults, 'errors on the page').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Leaves a journey to the brand whose turn it is: the code is the same on all that offer it (`takesTurn`). CI walks it on
 * each of them, and no release is made before (E2E_EVERY_BRAND=1, D-0072).
 */
export function walkInTurn(...turn: Parameters<typeof takesTurn>): void {
  test.skip(!takesTurn(...turn), 'another brand walks it')
}

export { expect }
