import { vars } from '@livery/theme/contract.css.ts'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'

import { Modal, type ModalProps } from './Modal.tsx'

const PHONE = [390, 844] as const
const WIDE = [1280, 800] as const
type Case = readonly [
  place: ModalProps['place'],
  dir: 'ltr' | 'rtl',
  window: readonly [number, number],
  from: string,
]

test.each<Case>([
  ['centre', 'ltr', PHONE, 'scale(0.94)'],
  ['centre', 'rtl', WIDE, 'scale(0.94)'],
  ['bottom', 'ltr', PHONE, 'translateY(100%)'],
  ['bottom', 'rtl', PHONE, 'translateY(100%)'],
  ['bottom', 'ltr', WIDE, 'translateX(100%)'],
  ['bottom', 'rtl', WIDE, 'translateX(-100%)'],
  ['full', 'rtl', PHONE, 'translateY(2%)'],
  ['full', 'rtl', WIDE, 'translateX(-100%)'],
  ['end', 'ltr', PHONE, 'translateX(100%)'],
  ['end', 'rtl', PHONE, 'translateX(-100%)'],
  ['end', 'ltr', WIDE, 'translateX(100%)'],
])(
  'a surface at the place %s comes from its side, %s, in a window of %s: %s',
  async (place, dir, window, from) => {
    const root = document.documentElement
    const name = vars.motion.sheet.slice('var('.length, -1)
    root.dir = dir
    root.style.setProperty(name, '10s')
    onTestFinished(() => {
      root.removeAttribute('dir')
      root.style.removeProperty(name)
      return page.viewport(...PHONE)
    })
    await page.viewport(...window)
    const surface = (open: boolean) => (
      <Modal open={open} place={place} label="Surface" onClose={() => undefined}>
        Words
      </Modal>
    )
    const { rerender } = await render(surface(false))
    await rerender(surface(true))
    const dialog = page.getByRole('dialog').element()
    const moves = () =>
      dialog
        .getAnimations()
        .filter((move) => move instanceof CSSTransition && move.transitionProperty === 'transform')
    const starts = () =>
      moves().map(({ effect }) => effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.['transform'])
    await expect.poll(starts).toEqual([from])
  },
)
