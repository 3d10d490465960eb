import { runInNewContext } from 'node:vm'

import { expect, it } from 'vitest'

import { LOADING_MARK, loadingScript } from './loadingMark.ts'

/** Marks of a page while it loads and after each of some events or frames, with the script run before the first frame. */
function marksAfter(...events: readonly string[]): string[][] {
  const marks = new Set<string>()
  const page = new EventTarget()
  let atFrame: (() => void)[] = []
  page.addEventListener('frame', () => {
    const due = atFrame
    atFrame = []
    for (const call of due) call()
  })
  runInNewContext(loadingScript, {
    addEventListener: page.addEventListener.bind(page),
    requestAnimationFrame: (call: () => void) => atFrame.push(call),
    document: {
      documentElement: {
        setAttribute: (name: string) => marks.add(name),
        removeAttribute: (name: string) => marks.delete(name),
      },
    },
  })
  const seen = [[...marks]]
  for (const event of events) {
    page.dispatchEvent(new Event(event))
    seen.push([...marks])
  }
  return seen
}

it.each(['pointerdown', 'keydown', 'wheel'])('a page counts as loading until %s (S-home-37)', (end) =>
  expect(marksAfter('blur', end)).toEqual([[LOADING_MARK], [LOADING_MARK], []]),
)

it('a page counts as loading until what was loaded is painted (S-home-37)', () =>
  expect(marksAfter('frame', 'load', 'frame', 'frame').map(({ length }) => length)).toEqual([1, 1, 1, 1, 0]))

it('can be inlined in a script element', () => expect(loadingScript).not.toMatch(/[<\n]/))
