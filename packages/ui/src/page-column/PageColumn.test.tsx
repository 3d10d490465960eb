import { brandStylesheet, probeBrand, solveBrand } from '@livery/theme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import '../reset/index.ts'
import { PageColumn } from './PageColumn.tsx'

const root = document.documentElement
beforeAll(() => {
  // Measures and durations are the same in every brand.
  const textContent = brandStylesheet(solveBrand(probeBrand()))
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
  root.dataset['theme'] = 'dark'
})
afterAll(() => page.viewport(390, 844))

test('is as wide as a phone, and on a wide screen 480 px and centred (S-frame-19)', async () => {
  const { container } = await render(<PageColumn>Home</PageColumn>)
  const box = () => container.firstElementChild?.getBoundingClientRect()
  await page.viewport(390, 844)
  expect(box()?.width).toBe(390)
  await page.viewport(1280, 800)
  expect([box()?.width, box()?.left]).toEqual([480, (root.clientWidth - 480) / 2])
})

test('a new page fades in over 300 ms (S-frame-08)', async () => {
  const screen = await render(<PageColumn pageKey="home">Home</PageColumn>)
  await screen.rerender(<PageColumn pageKey="help">Help</PageColumn>)
  const [fade] = screen.getByRole('main').element().getAnimations()
  const effect = fade?.effect instanceof KeyframeEffect ? fade.effect : undefined
  expect(effect?.getTiming().duration).toBe(300)
  expect(effect?.getKeyframes()[0]?.['opacity']).toBe('0')
})
