import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { giveTouchHold } from './touchHold.ts'

const onMenu = vi.fn<(event: Event) => void>((event) => event.preventDefault())
const onClick = vi.fn<() => void>()
let tile = new EventTarget()

beforeEach(() => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  tile = new EventTarget()
  giveTouchHold(tile)
  tile.addEventListener('contextmenu', onMenu)
  tile.addEventListener('click', (event) => {
    if (!event.defaultPrevented) onClick()
  })
})
afterEach(() => vi.useRealTimers())

const send = (name: string, more: object = {}) =>
  tile.dispatchEvent(
    Object.assign(new Event(name, { cancelable: true }), { clientX: 0, clientY: 0, ...more }),
  )
const touch = { pointerType: 'touch' }

describe('a finger that rests', () => {
  it('opens the context menu once, and its end is no tap (S-home-44)', () => {
    send('pointerdown', touch)
    vi.advanceTimersByTime(2000)
    send('pointerup')
    send('click')
    expect(onMenu).toHaveBeenCalledOnce()
    expect(onClick).not.toHaveBeenCalled()
    send('pointerdown', touch)
    send('pointerup')
    send('click')
    expect(onClick).toHaveBeenCalledOnce()
  })

  it.each([
    ['a tap', 'pointerup', {}],
    ['a scroll', 'pointercancel', {}],
    ['a swipe', 'pointermove', { clientX: 30 }],
  ])('is not %s (S-home-44)', (_, name, more) => {
    send('pointerdown', touch)
    vi.advanceTimersByTime(200)
    send(name, more)
    vi.advanceTimersByTime(1000)
    send('click')
    expect(onMenu).not.toHaveBeenCalled()
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('is no mouse that is held down (S-home-44)', () => {
    send('pointerdown', { pointerType: 'mouse' })
    vi.advanceTimersByTime(1000)
    expect(onMenu).not.toHaveBeenCalled()
  })
})
