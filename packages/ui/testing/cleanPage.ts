/** Gives each test file a clean page: all files share one, because loading the modules anew takes longer than most tests. */
import { afterAll, beforeEach, vi } from 'vitest'
import { cleanup } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

const root = document.documentElement
const attributes = [...root.attributes].map(({ name, value }) => [name, value] as const)
const address = location.href

// The library's own hook is registered when its module is first loaded: for one file only.
beforeEach(() => cleanup())

afterAll(async () => {
  await cleanup()
  // The browser's pointer goes back to the corner: what a later file renders under it would be hovered.
  await userEvent.unhover(document.body)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const name of root.getAttributeNames()) root.removeAttribute(name)
  for (const [name, value] of attributes) root.setAttribute(name, value)
  // Styles of modules stay: a module is not loaded again.
  for (const style of document.head.querySelectorAll('style:not([data-vite-dev-id])')) style.remove()
  history.replaceState(null, '', address)
})
