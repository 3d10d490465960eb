import { DOWNLOAD_BAR_MARK } from '@livery/domain/device'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { ReservedBarSpace, removeReservedBarSpace } from './ReservedBarSpace.tsx'

it('reserves the bar’s height while it is expected, and removes it when none appears', async () => {
  const root = document.documentElement
  root.style.setProperty('--lv-space-x16', '64px')
  root.setAttribute(DOWNLOAD_BAR_MARK, '')
  const screen = await render(<ReservedBarSpace />)
  const height = () => screen.container.firstElementChild?.getBoundingClientRect().height
  expect(height()).toBe(64)
  removeReservedBarSpace()
  expect(height()).toBe(0)
  root.removeAttribute('style')
})
