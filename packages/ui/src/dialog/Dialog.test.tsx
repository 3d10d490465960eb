import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { userEvent } from 'vitest/browser'

import { addMeasures } from '../../testing/measures.ts'
import { Confirm, Dialog } from './Dialog.tsx'

beforeAll(addMeasures)

const clock = vi.spyOn(performance, 'now')
let now = 1000
beforeEach(() => {
  now = 1000
  clock.mockImplementation(() => now)
})

function tapBackdrop(dialog: Element): void {
  dialog.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  dialog.dispatchEvent(new MouseEvent('click', { bubbles: true }))
}

function Opener({ onClose, dismissable }: { readonly onClose?: () => void; readonly dismissable?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = (): void => {
    onClose?.()
    setOpen(false)
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        open={open}
        onClose={close}
        dismissable={dismissable}
        title="Title"
        actions={[{ label: 'Done', onPress: close }]}
      >
        <p>Inside</p>
      </Dialog>
    </>
  )
}

describe('the backdrop (S-timing-05)', () => {
  test.each([
    { after: 0, closes: false },
    { after: 299, closes: false },
    { after: 300, closes: true },
  ])('$after ms after opening closes: $closes', async ({ after, closes }) => {
    const onClose = vi.fn<() => void>()
    const screen = await render(<Opener onClose={onClose} />)
    await screen.getByRole('button', { name: 'Open' }).click()
    now += after
    tapBackdrop(screen.getByRole('dialog').element())
    expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0)
  })

  test('does nothing when the press began inside', async () => {
    const onClose = vi.fn<() => void>()
    const screen = await render(<Opener onClose={onClose} />)
    await screen.getByRole('button', { name: 'Open' }).click()
    now += 1000
    screen
      .getByText('Inside')
      .element()
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    screen
      .getByRole('dialog')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('does not close a dialog that is not dismissable', async () => {
    const onClose = vi.fn<() => void>()
    const screen = await render(<Opener onClose={onClose} dismissable={false} />)
    await screen.getByRole('button', { name: 'Open' }).click()
    now += 1000
    tapBackdrop(screen.getByRole('dialog').element())
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    await expect.element(screen.getByRole('dialog')).toBeVisible()
  })
})

test('focus moves in, and back to the opener on Escape', async () => {
  const screen = await render(<Opener />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await opener.click()
  await expect.element(screen.getByRole('dialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener).toHaveFocus()
  expect(document.querySelector('dialog')?.open).toBe(false)
})

test('its content is removed once it is closed', async () => {
  const screen = await render(<Opener />)
  await screen.getByRole('button', { name: 'Open' }).click()
  await screen.getByRole('button', { name: 'Done' }).click()
  await expect.poll(() => document.querySelector('dialog')?.textContent).toBe('')
})

test('a confirmation starts with focus on the safe answer', async () => {
  const screen = await render(
    <Confirm
      open
      title="Sign out?"
      confirmLabel="Sign out"
      cancelLabel="Stay"
      onConfirm={() => undefined}
      onCancel={() => undefined}
    />,
  )
  await expect.element(screen.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus()
})

test('a quiet confirmation makes cancelling the main answer', async () => {
  const classesOf = async (tone?: 'quiet'): Promise<(string | null)[]> => {
    const close = vi.fn<() => void>()
    const question = { open: true, title: 'Sure?', confirmLabel: 'Yes', cancelLabel: 'No', tone }
    const screen = await render(<Confirm {...question} onConfirm={close} onCancel={close} />)
    const classes = ['Yes', 'No'].map((name) =>
      screen.getByRole('button', { name }).element().getAttribute('class'),
    )
    await screen.unmount()
    return classes
  }
  expect(await classesOf('quiet')).toEqual((await classesOf()).toReversed())
})
