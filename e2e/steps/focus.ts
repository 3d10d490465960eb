import type { Page } from '@playwright/test'

import { expect } from '../test.ts'

/** Windows in which the focus is followed: a phone, and a desktop window of 1280 × 1024 at 400 %. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]
/** Stops that are followed in each direction. */
const STOPS = 20

/**
 * Name of the focused control when fixed bars hide it wholly: none of five points of it that are in the window can be
 * reached, or no point is in the window (WCAG 2.4.11).
 */
async function hiddenFocus(): Promise<string | undefined> {
  // Content that has just arrived is laid out, and the focus brought back into the window, with the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.tagName === 'IFRAME') return undefined
  // A native control may be drawn by what stands beside it in its label.
  const control = focused.closest('label') ?? focused
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const points = [
    [x, y],
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const
  const seen = points.some(([across, down]) => {
    const hit = document.elementFromPoint(across, down)
    return hit !== null && (control.contains(hit) || hit.contains(control))
  })
  return seen
    ? undefined
    : `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent} at ${Math.round(top)}`
}

/** Steps through the page by the Tab key, forth and back; no stop is hidden by the bars of the page. */
export async function noFocusIsHidden(page: Page): Promise<void> {
  const before = page.viewportSize()
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    await page.getByRole('main').focus()
    const hidden: string[] = []
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop < STOPS; stop += 1) {
        await page.keyboard.press(key)
        const name = await page.evaluate(hiddenFocus)
        if (name !== undefined) hidden.push(`${key} ${name}`)
      }
    }
    expect(hidden, `hidden at ${window.width} × ${window.height}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}
