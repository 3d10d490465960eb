import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

import { LoadingMessage } from './LoadingMessage.tsx'

const meta = {
  title: 'Components/Feedback/LoadingMessage',
  component: LoadingMessage,
  args: { text: 'Signing out…' },
} satisfies Meta<typeof LoadingMessage>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signing out…')
  },
}

export const Every: Story = {
  tags: ['matrix'],
  args: { text: 'Please wait while your withdrawal is sent. This may take a little.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
