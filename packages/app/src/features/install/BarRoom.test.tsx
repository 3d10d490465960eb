import { DOWNLOAD_BAR_MARK } from '@livery/domain'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'

import { BarRoom, closeBarRoom } from './BarRoom.tsx'

it('keeps the bar’s height while it is to be expected, and closes when none comes', async () => {
  const root = document.documentElement
  root.style.setProperty('--lv-space-x16', '64px')
  root.style.setProperty('--lv-space-x1', '4px')
  root.setAttribute(DOWNLOAD_BAR_MARK, '')
  const screen = await render(<BarRoom />)
  const height = () => screen.container.firstElementChild?.getBoundingClientRect().height
  expect(height()).toBe(60)
  closeBarRoom()
  expect(height()).toBe(0)
  root.removeAttribute('style')
})
