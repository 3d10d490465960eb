import { brandStylesheet, probeBrand, solveBrand } from '@livery/theme'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import '../reset/index.ts'
import { BottomMenu } from '../bottom-menu/index.ts'
import { IconHome } from '../icon/index.ts'
import { PageColumn } from './PageColumn.tsx'

const root = document.documentElement
beforeAll(() => {
  // Measures and durations are the same in every brand.
  const textContent = brandStylesheet(solveBrand(probeBrand()))
  document.head.append(Object.assign(document.createElement('style'), { textContent }))
  root.dataset['theme'] = 'dark'
})
afterAll(() => page.viewport(390, 844))

test('is as wide as a phone; in a wide window the menu stands beside the page, and before it for the Tab key (S-frame-19)', async () => {
  const items = ['Home', 'Games'].map((label) => ({ id: label, label, icon: IconHome }))
  const screen = await render(
    <PageColumn bottom={<BottomMenu label="Main" items={items} />}>Home</PageColumn>,
  )
  const boxOf = (role: 'main' | 'navigation') => screen.getByRole(role).element().getBoundingClientRect()
  await page.viewport(390, 844)
  expect([boxOf('main').width, boxOf('navigation').bottom]).toEqual([390, 844])
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
    [844, 390],
  ] as const) {
    await page.viewport(width, height)
    expect(boxOf('navigation').left).toBe(0)
    expect(boxOf('main').left).toBeGreaterThanOrEqual(boxOf('navigation').right)
    expect(boxOf('main').width).toBeLessThanOrEqual(720)
    await expect.poll(() => screen.container.querySelector('nav ~ main')).not.toBeNull()
  }
  await screen.rerender(<PageColumn measure="full">Home</PageColumn>)
  expect(boxOf('main').width).toBe(root.clientWidth)
})

test('has a menu that hides on a phone in a wide window alone (S-frame-23)', async () => {
  const menu = <BottomMenu label="Main" items={[{ id: 'home', label: 'Home', icon: IconHome }]} />
  const screen = await render(
    <PageColumn bottom={menu} bottomHides>
      Help
    </PageColumn>,
  )
  await page.viewport(390, 844)
  expect(screen.getByRole('navigation').elements()).toHaveLength(0)
  await page.viewport(1024, 768)
  expect(screen.getByRole('navigation').elements()).toHaveLength(1)
})

test('a new page fades in over 300 ms (S-frame-08)', async () => {
  const screen = await render(<PageColumn pageKey="home">Home</PageColumn>)
  await screen.rerender(<PageColumn pageKey="help">Help</PageColumn>)
  const [fade] = screen.getByRole('main').element().getAnimations()
  const effect = fade?.effect instanceof KeyframeEffect ? fade.effect : undefined
  expect(effect?.getTiming().duration).toBe(300)
  expect(effect?.getKeyframes()[0]?.['opacity']).toBe('0')
})
