import { brandStylesheet, probeBrand, solveBrand } from '@livery/theme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import '../reset/index.ts'
import { SideMenu } from './SideMenu.tsx'

const root = document.documentElement
beforeAll(() => {
  // The position of the menu is the same in every brand.
  const textContent = brandStylesheet(solveBrand(probeBrand()))
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
  root.dataset['theme'] = 'dark'
  root.dataset['motion'] = 'reduced'
})
afterAll(() => {
  delete root.dataset['motion']
  root.dir = 'ltr'
})

test.each(['ltr', 'rtl'] as const)(
  'in %s is at the end of the line, over a part of the page (S-menu-01)',
  async (dir) => {
    root.dir = dir
    const screen = await render(
      <SideMenu open onClose={() => {}} label="Menu" closeLabel="Close">
        Entries
      </SideMenu>,
    )
    const sides = () => {
      const { left, right } = screen.getByRole('dialog').element().getBoundingClientRect()
      const gaps = [Math.round(left), Math.round(root.clientWidth - right)]
      return dir === 'ltr' ? gaps : gaps.toReversed()
    }
    await expect.poll(() => sides()[1]).toBe(0)
    expect(sides()[0]).toBeGreaterThan(0)
  },
)
