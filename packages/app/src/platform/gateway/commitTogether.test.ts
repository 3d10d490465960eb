import { expect, test } from 'vitest'

import { commitTogether } from './commitTogether.ts'

/** Scheduler whose frames and timers the test runs itself. */
function byHand() {
  const frames: (() => void)[] = []
  const timers: (() => void)[] = []
  const told: string[] = []
  const schedule = commitTogether(
    (run) => frames.push(run),
    (run) => timers.push(run),
  )
  const tell = (name: string): void => schedule(() => told.push(name))
  const run = (tasks: (() => void)[]): void => tasks.splice(0).forEach((task) => task())
  return { frames, timers, told, tell, run, schedule }
}

test('answers of one frame are told together, in their order', () => {
  const { frames, told, tell, run } = byHand()
  tell('games')
  tell('banners')
  expect([frames.length, told]).toEqual([1, []])
  run(frames)
  expect(told).toEqual(['games', 'banners'])
})

test('an answer that arrives while others are told waits for the next frame', () => {
  const { frames, told, tell, run, schedule } = byHand()
  schedule(() => tell('second'))
  run(frames)
  expect(told).toEqual([])
  run(frames)
  expect(told).toEqual(['second'])
})

test('a page without frames is told by a timer, and once', () => {
  const { frames, timers, told, tell, run } = byHand()
  tell('games')
  run(timers)
  run(frames)
  expect(told).toEqual(['games'])
})
