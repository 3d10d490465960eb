import { setTimeout as pause } from 'node:timers/promises'

import { expect, it } from 'vitest'

import { createTurns } from './turns.ts'

it('lets two works run at a time, in their order, and goes on after one that fails', async () => {
  const inTurn = createTurns(2)
  const begun: number[] = []
  let [running, most] = [0, 0]
  const work = (number: number) => async () => {
    begun.push(number)
    most = Math.max(most, ++running)
    await pause(number % 3)
    running -= 1
    if (number === 3) throw new Error('third')
    return number
  }
  const numbers = [0, 1, 2, 3, 4, 5, 6, 7]
  const ended = await Promise.allSettled(numbers.map((number) => inTurn(work(number))))
  expect(begun).toEqual(numbers)
  expect([most, running]).toEqual([2, 0])
  expect(ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : []))).toEqual([
    0, 1, 2, 4, 5, 6, 7,
  ])
  expect(await inTurn(async () => 'after')).toBe('after')
})
