import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/** Scrolls, as a player does, until something opens by itself: offers wait for the first use of the page. */
export async function scrollUntilShown(locator: Locator): Promise<void> {
  await expect
    .poll(() => {
      document.dispatchEvent(new Event('scroll'))
      return locator.elements().length
    })
    .toBeGreaterThan(0)
  await expect.element(locator).toBeVisible()
}
