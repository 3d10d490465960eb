import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { useNearEnd } from './useNearEnd.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Root margin that the hook passed to the observer. */
let margin: string | undefined

/**
 * Stub of `IntersectionObserver`: reports one entry a frame, or those of several frames at once as a busy page
 * does.
 */
function standIn() {
  margin = undefined
  let tell: ((near: readonly boolean[]) => void) | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(
        listener: (entries: readonly Partial<IntersectionObserverEntry>[]) => void,
        options?: IntersectionObserverInit,
      ) {
        margin = options?.rootMargin
        tell = (near) => listener(near.map((isIntersecting) => ({ isIntersecting })))
      }
      observe = vi.fn<() => void>()
      disconnect = vi.fn<() => void>()
    },
  )
  return (...near: boolean[]) => tell?.(near)
}

function End({ load }: { readonly load: () => void }) {
  return <div ref={useNearEnd(load)} />
}

test.each([
  ['near', [true], true],
  ['away', [false], false],
  ['away and near again while the page was busy', [false, true], true],
  ['near and away again', [true, false], false],
])('an end that is %s: loads %s → %s', async (_, frames, loads) => {
  const tell = standIn()
  const load = vi.fn<() => void>()
  await render(<End load={load} />)
  tell(...frames)
  expect(load.mock.calls.length > 0).toBe(loads)
})

test('the next page is requested 300 px before the end, and every 300 ms while that stays near (S-centre-12)', async () => {
  const tell = standIn()
  const load = vi.fn<() => void>()
  await render(<End load={load} />)
  expect(margin).toBe('300px 0px')
  vi.useFakeTimers()
  tell(true)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(299)
  expect(load).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(load).toHaveBeenCalledTimes(2)
  tell(false)
  vi.advanceTimersByTime(3000)
  expect(load).toHaveBeenCalledTimes(2)
})
