import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createToastQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const texts = (queue: ReturnType<typeof createToastQueue>) => queue.read().map(({ text }) => text)

describe('a message', () => {
  test.each([
    { duration: undefined, stays: 2999, gone: 3000 },
    { duration: 1500, stays: 1499, gone: 1500 },
    { duration: 8000, stays: 7999, gone: 8000 },
  ])(
    'of $duration ms is visible at $stays and gone at $gone (S-timing-01, S-timing-02)',
    ({ duration, stays, gone }) => {
      const queue = createToastQueue()
      queue.show('Saved', { duration })
      vi.advanceTimersByTime(stays)
      expect(texts(queue)).toEqual(['Saved'])
      vi.advanceTimersByTime(gone - stays)
      expect(texts(queue)).toEqual([])
    },
  )

  test('with the same text restarts its time and is shown once', () => {
    const queue = createToastQueue()
    queue.show('Saved', { duration: 1000 })
    vi.advanceTimersByTime(900)
    queue.show('Saved', { duration: 1000 })
    vi.advanceTimersByTime(900)
    expect(texts(queue)).toEqual(['Saved'])
  })

  test('can be removed early', () => {
    const queue = createToastQueue()
    const hide = queue.show('Waiting')
    hide()
    expect(texts(queue)).toEqual([])
  })
})

test('is removed when it is the oldest and a fourth arrives', () => {
  const queue = createToastQueue()
  for (const text of ['1', '2', '3', '4']) queue.show(text)
  expect(texts(queue)).toEqual(['2', '3', '4'])
})

test('is in the same array until something changes', () => {
  const queue = createToastQueue()
  queue.show('1')
  expect(queue.read()).toBe(queue.read())
})
