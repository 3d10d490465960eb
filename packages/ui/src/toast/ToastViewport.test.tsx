import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { wearMeasures } from '../../testing/wear.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { createToastQueue } from './queue.ts'
import { ToastViewport } from './ToastViewport.tsx'

beforeAll(wearMeasures)

test('failures interrupt a screen reader, the rest waits its turn', async () => {
  const queue = createToastQueue()
  const screen = await render(<ToastViewport queue={queue} label="Messages" />)
  expect(document.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(2)
  queue.show('Saved', { tone: 'success' })
  queue.show('No connection', { tone: 'danger' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No connection')
})

test('is drawn inside an open dialog, where it can be seen and heard', async () => {
  const queue = createToastQueue()
  const screen = await render(
    <>
      <Dialog open onClose={() => undefined} title="Title" actions={[]} />
      <ToastViewport queue={queue} label="Messages" />
    </>,
  )
  queue.show('Copied')
  await expect.element(screen.getByText('Copied')).toBeVisible()
  expect(screen.getByText('Copied').element().closest('dialog')).not.toBeNull()
})
