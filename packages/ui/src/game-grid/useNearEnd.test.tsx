import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'

import { useNearEnd } from './useNearEnd.ts'

afterEach(() => vi.unstubAllGlobals())

/** What a browser tells of an end: one entry a frame, of several frames at once when the page was busy. */
function standIn() {
  let tell: ((near: readonly boolean[]) => void) | undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: (entries: readonly Partial<IntersectionObserverEntry>[]) => void) {
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
