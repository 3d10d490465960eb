import { expect } from 'vitest'
import type { Locator } from 'vitest/browser'

/**
 * Clicks by script once the control is enabled: without a brand's style sheet the bottom menu may cover it, and a list
 * may be longer than the window.
 */
export async function press(control: Locator): Promise<void> {
  await expect.element(control).toBeEnabled()
  control.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}
