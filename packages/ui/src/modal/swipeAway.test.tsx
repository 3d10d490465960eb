import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { Sheet } from '../sheet/Sheet.tsx'
import { SideMenu } from '../side-menu/SideMenu.tsx'

/** Simulates a swipe: pointer down on an element, pointer up at a distance. */
function swipe(element: Element, [x, y]: readonly [number, number], pointerType = 'touch'): void {
  const send = (type: string, clientX: number, clientY: number) =>
    element.dispatchEvent(
      new PointerEvent(type, { bubbles: true, isPrimary: true, pointerType, clientX, clientY }),
    )
  send('pointerdown', 200, 200)
  send('pointermove', 200 + x, 200 + y)
  send('pointerup', 200 + x, 200 + y)
}

describe('a swipe (S-centre-13)', () => {
  it.each([
    ['down far enough sends a sheet away', [0, 100], 'touch', 1],
    ['that is too short leaves it', [0, 99], 'touch', 0],
    ['up leaves it', [0, -150], 'touch', 0],
    ['of a mouse leaves it', [0, 150], 'mouse', 0],
  ] as const)('%s', async (_, way, pointer, closed) => {
    const onClose = vi.fn<() => void>()
    await render(
      <Sheet open onClose={onClose} title="Studios" closeLabel="Close">
        Rows
      </Sheet>,
    )
    swipe(page.getByRole('heading', { name: 'Studios' }).element(), way, pointer)
    expect(onClose).toHaveBeenCalledTimes(closed)
    const rest = closed === 0 ? '' : '0px 100px'
    expect(document.querySelector('dialog')?.style.translate).toBe(rest)
  })

  it.each([
    ['ltr', 120],
    ['rtl', -120],
  ] as const)('towards its side sends the side menu away: %s', async (dir, x) => {
    const onClose = vi.fn<() => void>()
    await render(
      <div dir={dir}>
        <SideMenu open onClose={onClose} label="Menu" closeLabel="Close">
          Entries
        </SideMenu>
      </div>,
    )
    const entries = page.getByRole('navigation', { name: 'Menu' }).element()
    swipe(entries, [-x, 0])
    expect(onClose).not.toHaveBeenCalled()
    swipe(entries, [x, 0])
    expect(onClose).toHaveBeenCalledTimes(1)
  })
})
