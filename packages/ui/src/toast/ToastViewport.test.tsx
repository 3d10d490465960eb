import { beforeAll, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'

import { addMeasures } from '../../testing/measures.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import { createToastQueue } from './queue.ts'
import { ToastViewport } from './ToastViewport.tsx'

beforeAll(addMeasures)

test('failures interrupt a screen reader, other messages wait', async () => {
  const queue = createToastQueue()
  const screen = await render(<ToastViewport queue={queue} label="Messages" />)
  expect(document.querySelectorAll('[role="status"], [role="alert"]')).toHaveLength(2)
  queue.show('Saved', { tone: 'success' })
  queue.show('No connection', { tone: 'danger' })
  await expect.element(screen.getByRole('status')).toHaveTextContent('Saved')
  await expect.element(screen.getByRole('alert')).toHaveTextContent('No connection')
})

test('is drawn inside an open dialog, where it is visible and announced', async () => {
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
