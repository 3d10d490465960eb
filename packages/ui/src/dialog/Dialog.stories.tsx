import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'

import { LONG_GERMAN } from '../../testing/samples.ts'
import { Button } from '../button/index.ts'
import { Text } from '../text/index.ts'
import { Alert, Confirm, Dialog } from './Dialog.tsx'

const meta = {
  title: 'Components/Feedback/Dialog',
  component: Confirm,
  args: {
    open: true,
    title: 'Sign out?',
    message: 'You will have to log in again.',
    confirmLabel: 'Sign out',
    cancelLabel: 'Stay',
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof Confirm>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alertdialog', { name: 'Sign out?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: function Render() {
    const [open, setOpen] = useState<'alert' | 'confirm' | 'dialog' | undefined>('dialog')
    const close = (): void => setOpen(undefined)
    return (
      <>
        <Button onPress={() => setOpen('alert')}>Alert</Button>{' '}
        <Button onPress={() => setOpen('confirm')}>Confirm</Button>
        <Alert
          open={open === 'alert'}
          title="Please use Safari for download App."
          closeLabel="OK"
          onClose={close}
        />
        <Confirm
          open={open === 'confirm'}
          title="Remove this card?"
          confirmLabel={LONG_GERMAN}
          cancelLabel="Keep it"
          tone="danger"
          onConfirm={close}
          onCancel={close}
        />
        <Dialog
          open={open === 'dialog'}
          onClose={close}
          title="A note on your limits"
          actions={[
            { label: 'Later', onPress: close },
            { label: 'Set limits', onPress: close },
          ]}
        >
          <Text tone="secondary">Lowering a limit works at once. Raising one waits 24 hours.</Text>
        </Dialog>
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'A note on your limits' })).toBeVisible()
  },
}
