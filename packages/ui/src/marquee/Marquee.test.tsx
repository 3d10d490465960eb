import { afterEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { Marquee } from './Marquee.tsx'
import { marqueePace } from './pace.ts'

afterEach(() => delete document.documentElement.dataset['motion'])

const moving = (root: Element): Animation | undefined => root.getAnimations({ subtree: true })[0]

const news = (
  <Marquee
    label="News"
    items={['Maintenance on Tuesday', 'New tables']}
    emptyText="No announcement"
    pauseLabel="Pause"
    playLabel="Play"
    href="/m/notice"
  />
)

test('moves in twentieths of a second (S-home-06)', async () => {
  const screen = await render(news)
  const timing = moving(screen.getByRole('link').element())?.effect?.getComputedTiming()
  const { seconds, steps } = marqueePace(['Maintenance on Tuesday', 'New tables'])
  expect(steps / seconds).toBe(20)
  expect(timing?.duration).toBe(seconds * 1000)
  const track = moving(screen.getByRole('link').element())?.effect
  expect(
    track instanceof KeyframeEffect && getComputedStyle(track.target as Element).animationTimingFunction,
  ).toBe(`steps(${steps})`)
})

test('pauses while it has focus or the pointer (S-home-06)', async () => {
  const screen = await render(
    <>
      {news}
      <p>Elsewhere</p>
    </>,
  )
  await userEvent.hover(screen.getByText('Elsewhere'))
  const link = screen.getByRole('link').element() as HTMLElement
  expect(moving(link)?.playState).toBe('running')
  link.focus()
  expect(moving(link)?.playState).toBe('paused')
  link.blur()
  await userEvent.hover(link)
  expect(moving(link)?.playState).toBe('paused')
  await userEvent.unhover(link)
})

test('scrolls by hand under reduced motion (S-home-06)', async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  const screen = await render(news)
  expect(moving(screen.getByRole('link').element())).toBeUndefined()
})

test('shows a text when there are no items (S-home-05)', async () => {
  const screen = await render(
    <Marquee
      label="News"
      items={[]}
      emptyText="No announcement"
      pauseLabel="Pause"
      playLabel="Play"
      href="/m/notice"
    />,
  )
  await expect.element(screen.getByText('No announcement')).toBeVisible()
})

test('stops by its button, and moves again', async () => {
  const screen = await render(news)
  const link = screen.getByRole('link').element()
  await screen.getByRole('button', { name: 'Pause' }).click()
  expect(moving(link)?.playState).toBe('paused')
  await screen.getByRole('button', { name: 'Play' }).click()
  expect(moving(link)?.playState).toBe('running')
})

test('has no button under reduced motion, where nothing moves', async () => {
  document.documentElement.dataset['motion'] = 'reduced'
  const screen = await render(news)
  expect(screen.getByRole('button').elements()).toHaveLength(0)
})
