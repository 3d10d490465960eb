import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect } from 'storybook/test'

import { createToastQueue } from './queue.ts'
import { ToastViewport } from './ToastViewport.tsx'

const meta = {
  title: 'Components/Feedback/Toast',
  component: ToastViewport,
  args: { queue: createToastQueue(), label: 'Messages' },
} satisfies Meta<typeof ToastViewport>

export default meta
type Story = StoryObj<typeof meta>

const queue = createToastQueue()

export const Playground: Story = {
  play: async ({ canvas, args }) => {
    args.queue.show('Copied', { tone: 'success', duration: 60_000 })
    await expect(await canvas.findByText('Copied')).toBeVisible()
  },
}

export const Every: Story = {
  tags: ['matrix'],
  render: function Render() {
    useEffect(() => {
      queue.show('Your changes are saved', { tone: 'success', duration: 60_000 })
      queue.show('You are not logged in, please log in first', { duration: 60_000 })
      queue.show('Verification code error', { tone: 'danger', duration: 60_000 })
      return queue.clear
    }, [])
    return <ToastViewport queue={queue} label="Messages" />
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Verification code error')
  },
}
