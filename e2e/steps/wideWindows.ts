import type { Page } from '@playwright/test'

import { WALKED, type Brand } from '../brands.ts'
import { expect } from '../test.ts'
import { accessible } from './accessible.ts'

/** Windows of a tablet and of a desktop. */
const WINDOWS = [
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
]

/**
 * Examines the open page in wide windows: with text of twice the size it has no sideways scroll, and the Tab key comes
 * to the menu at the page's start before it comes to the page. Axe examines one window of each brand, in turn.
 */
export async function holdsInWideWindows(page: Page, brand: Brand): Promise<void> {
  const before = page.viewportSize()
  const examined = WINDOWS[WALKED.indexOf(brand) % WINDOWS.length]
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await expect(page.locator('nav ~ main')).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(beyond, `px beyond a window of ${window.width}`).toBeLessThanOrEqual(0)
    if (window === examined) await accessible(page)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = ''
    })
  }
  if (before) await page.setViewportSize(before)
}
