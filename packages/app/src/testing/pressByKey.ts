import { expect } from 'vitest'
import { userEvent, type Locator } from 'vitest/browser'

/** Presses a button with the keyboard: the focus is on it, and the bottom menu that may lie over it is no hindrance. */
export async function pressByKey(button: Locator): Promise<void> {
  await expect.element(button).toBeInTheDocument()
  button.element().focus()
  await userEvent.keyboard('{Enter}')
}
