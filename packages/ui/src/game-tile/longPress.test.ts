import type { PointerEvent, SyntheticEvent } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { endsLongPress, longPress } from './longPress.ts'

const at = (x: number, pointerType = 'touch') => ({ pointerType, clientX: x, clientY: 0 }) as PointerEvent
const menu = { preventDefault: () => undefined } as SyntheticEvent
const onHold = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers()
  onHold.mockClear()
})
afterEach(() => vi.useRealTimers())

describe('a long press (S-home-44)', () => {
  it('of half a second answers once, and its end is no tap', () => {
    const press = longPress(onHold)
    press.onPointerDown(at(0))
    vi.advanceTimersByTime(500)
    // Android sends its own event as well.
    press.onContextMenu(menu)
    press.onPointerUp()
    expect(onHold).toHaveBeenCalledOnce()
    expect(endsLongPress()).toBe(true)
    expect(endsLongPress()).toBe(false)
  })

  it.each<[string, (press: ReturnType<typeof longPress>) => void]>([
    ['a tap', (press) => press.onPointerUp()],
    ['a scroll', (press) => press.onPointerCancel()],
    ['a swipe', (press) => press.onPointerMove(at(30))],
  ])('is not %s (S-home-44)', (_, end) => {
    const press = longPress(onHold)
    press.onPointerDown(at(0))
    vi.advanceTimersByTime(200)
    end(press)
    vi.advanceTimersByTime(1000)
    expect(onHold).not.toHaveBeenCalled()
    expect(endsLongPress()).toBe(false)
  })

  it('is also a right click or the menu key, which a mouse held down is not (S-home-44)', () => {
    const press = longPress(onHold)
    press.onPointerDown(at(0, 'mouse'))
    vi.advanceTimersByTime(1000)
    expect(onHold).not.toHaveBeenCalled()
    press.onContextMenu(menu)
    expect(onHold).toHaveBeenCalledOnce()
    expect(endsLongPress()).toBe(false)
  })
})
