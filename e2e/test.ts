import { FIRST_DOWNLOAD_KEY } from '@livery/domain'
import { expect, test as base } from '@playwright/test'

import { BRANDS, type Brand } from './brands.ts'

interface Given {
  /** Id of the brand whose bundle the journey runs on; one project of the configuration each. */
  readonly brandId: string
  /** Whether games and banners are drawn; off, a journey that looks at none of them saves their seconds. */
  readonly pictures: boolean
}

/** Playwright's test, on one brand: paths are of the brand's site, and nothing may fail unseen. */
export const test = base.extend<Given & { brand: Brand; faults: string[] }>({
  brandId: ['', { option: true }],
  pictures: [true, { option: true }],
  brand: async ({ brandId }, provide) => {
    const brand = BRANDS.find(({ config }) => config.id === brandId)
    if (brand === undefined) throw new Error(`There is no brand '${brandId}'.`)
    await provide(brand)
  },
  baseURL: async ({ brand }, provide) => provide(brand.origin),
  // The app's popup lies over home on a first visit, an operator's at any moment; what they do is their own tests.
  storageState: async ({ brand }, provide) =>
    provide({
      cookies: [],
      origins: [{ origin: brand.origin, localStorage: [{ name: FIRST_DOWNLOAD_KEY, value: '1' }] }],
    }),
  context: async ({ context, pictures }, provide) => {
    const none = { json: { success: true, value: { list: [] } } }
    await context.route('**/wps/announcement/popular*', (route) => route.fulfill(none))
    const blank = { contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }
    if (!pictures) await context.route('**/sandbox/art/**', (route) => route.fulfill(blank))
    await provide(context)
  },
  // Whatever the page throws or the content security policy refuses is a failure of the journey.
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

export { expect }
