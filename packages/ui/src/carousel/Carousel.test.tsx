import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'

import { addMeasures } from '../../testing/measures.ts'
import { Carousel } from './Carousel.tsx'

beforeAll(addMeasures)
afterEach(() => delete document.documentElement.dataset['motion'])

/** The carousel below the corner of the page, on which the browser's pointer rests: a pointer on it would hold it. */
const carousel = (slides: readonly string[], autoplayMs = 300, dots: 'below' | 'over' = 'below') => (
  <div style={{ paddingBlockStart: '25vh' }}>
    <Carousel
      label="Offers"
      slides={slides}
      keyOf={(slide) => slide}
      autoplayMs={autoplayMs}
      dots={dots}
      pauseLabel="Pause"
      playLabel="Play"
      positionLabel={(index, total) => `${index} of ${total}`}
    >
      {(slide) => <a href={`/${slide}`}>{slide}</a>}
    </Carousel>
  </div>
)

const place = (): string => document.querySelector('[aria-live]')?.textContent ?? ''

test('moves on by itself and restarts after the last slide (S-home-02)', async () => {
  await render(carousel(['a', 'b', 'c']))
  for (const expected of ['2 of 3', '3 of 3', '1 of 3', '2 of 3']) {
    await expect.poll(place, { timeout: 4000 }).toBe(expected)
  }
})

test('pauses by its button', async () => {
  const screen = await render(carousel(['a', 'b', 'c'], 500))
  await screen.getByRole('button', { name: 'Pause' }).click()
  const before = place()
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(place()).toBe(before)
  await expect.element(screen.getByRole('button', { name: 'Play' })).toBeVisible()
})

test('keeps its dots in one line where they and the button are wider than a third', async () => {
  const { style } = document.documentElement
  const spaces = [
    ['--lv-space-x1', '4px'],
    ['--lv-space-x2', '8px'],
  ] as const
  for (const [name, size] of spaces) style.setProperty(name, size)
  onTestFinished(() => spaces.forEach(([name]) => style.removeProperty(name)))
  await page.viewport(320, 640)
  await render(carousel(['a', 'b', 'c', 'd', 'e'], 5000, 'over'))
  const tops = [...document.querySelectorAll('[data-current]')].map((dot) => dot.getBoundingClientRect().top)
  expect(tops).toHaveLength(5)
  expect(new Set(tops).size).toBe(1)
})

test('shows every slide as high as the highest', async () => {
  const long = 'words '.repeat(400)
  const screen = await render(carousel(['a', long], 0))
  const heights = screen
    .getByRole('link', { includeHidden: true })
    .elements()
    .map((slide) => slide.getBoundingClientRect().height)
  expect(new Set(heights).size).toBe(1)
  expect(heights[0]).toBeGreaterThan(100)
})

test('pauses while focus is inside', async () => {
  const screen = await render(carousel(['a', 'b', 'c'], 400))
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Offers' }).element().contains(document.activeElement)).toBe(true)
  const before = place()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(place()).toBe(before)
})

test('one slide neither moves nor shows dots (S-home-02)', async () => {
  const screen = await render(carousel(['a']))
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('does not move under reduced motion', async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  const screen = await render(carousel(['a', 'b'], 100))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(place()).toBe('1 of 2')
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
