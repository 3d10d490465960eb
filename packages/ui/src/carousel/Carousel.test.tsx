import { afterEach, beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { wearMeasures } from '../../testing/wear.ts'
import { Carousel } from './Carousel.tsx'

beforeAll(wearMeasures)
afterEach(() => delete document.documentElement.dataset['motion'])

const carousel = (slides: readonly string[], autoplayMs = 300) => (
  <Carousel
    label="Offers"
    slides={slides}
    keyOf={(slide) => slide}
    autoplayMs={autoplayMs}
    pauseLabel="Pause"
    playLabel="Play"
    positionLabel={(index, total) => `${index} of ${total}`}
  >
    {(slide) => <a href={`/${slide}`}>{slide}</a>}
  </Carousel>
)

const place = (): string => document.querySelector('[aria-live]')?.textContent ?? ''

test('moves on by itself and begins again after the last', async () => {
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

test('waits while somebody works in it', async () => {
  const screen = await render(carousel(['a', 'b', 'c'], 400))
  await userEvent.tab()
  expect(screen.getByRole('region', { name: 'Offers' }).element().contains(document.activeElement)).toBe(true)
  const before = place()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  expect(place()).toBe(before)
})

test('one slide has nothing to turn', async () => {
  const screen = await render(carousel(['a']))
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})

test('does not move where nothing may move', async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  const screen = await render(carousel(['a', 'b'], 100))
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(place()).toBe('1 of 2')
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
