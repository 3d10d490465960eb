import { afterEach, beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'

import { keepFocusInView } from './keepFocusInView.ts'

let ended = new AbortController()
const above = document.createElement('div')
const button = document.createElement('button')

beforeEach(() => {
  ended = new AbortController()
  above.style.blockSize = '100px'
  button.textContent = 'Deposit'
  const below = document.createElement('div')
  below.style.blockSize = '4000px'
  document.body.replaceChildren(above, button, below)
  scrollTo(0, 0)
  keepFocusInView(ended.signal)
})
afterEach(() => {
  ended.abort()
  document.body.replaceChildren()
})

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
/** Content of three windows arrives above the button at the page's top. */
async function contentArrives(): Promise<boolean> {
  above.style.blockSize = `${3 * innerHeight}px`
  await frames()
  const { top, bottom } = button.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

it('follows a control that content moves away after the Tab key has reached it (S-frame-22)', async () => {
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement).toBe(button)
  expect(await contentArrives()).toBe(true)
})

it('leaves the page where a reader has scrolled it since (S-frame-22)', async () => {
  await userEvent.keyboard('{Tab}')
  dispatchEvent(new WheelEvent('wheel'))
  expect(await contentArrives()).toBe(false)
})

it('leaves the page to a tap (S-frame-22)', async () => {
  button.focus()
  expect(await contentArrives()).toBe(false)
})
